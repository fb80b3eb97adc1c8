"""Trains a small GPT with Megatron-Core, building its configuration by hand.

    torchrun --nproc-per-node 2 examples/train_mcore.py --use-megatron-fsdp

Either of --use-megatron-fsdp and --optimizer-cpu-offload works. Given together
they hand the sharded parameters of the one to the other, and nothing objects:
outside of Megatron's own training scripts this parser is the only validation.
"""

import argparse
import os

import torch
from megatron.core import parallel_state
from megatron.core.distributed import (
    DistributedDataParallel,
    DistributedDataParallelConfig,
    FullyShardedDataParallel,
    finalize_model_grads,
)
from megatron.core.models.gpt import GPTModel
from megatron.core.models.gpt.gpt_layer_specs import get_gpt_layer_local_spec
from megatron.core.optimizer import OptimizerConfig, get_megatron_optimizer
from megatron.core.tensor_parallel.random import model_parallel_cuda_manual_seed
from megatron.core.transformer import TransformerConfig
from megatron.core.transformer.module import Float16Module


def parse_args():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num-layers", type=int, default=4)
    parser.add_argument("--hidden-size", type=int, default=512)
    parser.add_argument("--seq-length", type=int, default=256)
    parser.add_argument("--vocab-size", type=int, default=1024)
    parser.add_argument("--micro-batch-size", type=int, default=4)
    parser.add_argument("--train-iters", type=int, default=20)
    parser.add_argument("--lr", type=float, default=1e-4)
    parser.add_argument("--use-megatron-fsdp", action="store_true")
    parser.add_argument("--optimizer-cpu-offload", action="store_true")
    parser.add_argument("--optimizer-offload-fraction", type=float, default=1.0)
    return parser.parse_args()


def build_model(args):
    config = TransformerConfig(
        num_layers=args.num_layers,
        hidden_size=args.hidden_size,
        num_attention_heads=8,
        bf16=True,
        params_dtype=torch.bfloat16,
        pipeline_dtype=torch.bfloat16,
    )
    model = GPTModel(
        config=config,
        transformer_layer_spec=get_gpt_layer_local_spec(),
        vocab_size=args.vocab_size,
        max_sequence_length=args.seq_length,
    ).cuda()
    ddp_config = DistributedDataParallelConfig(
        use_distributed_optimizer=True,
        use_megatron_fsdp=args.use_megatron_fsdp,
        data_parallel_sharding_strategy="optim_grads_params",
    )
    wrapper = FullyShardedDataParallel if args.use_megatron_fsdp else DistributedDataParallel
    return wrapper(config=config, ddp_config=ddp_config, module=Float16Module(config, model))


def build_optimizer(args, model):
    config = OptimizerConfig(
        optimizer="adam",
        lr=args.lr,
        bf16=True,
        params_dtype=torch.bfloat16,
        use_distributed_optimizer=True,
        use_megatron_fsdp=args.use_megatron_fsdp,
        optimizer_cpu_offload=args.optimizer_cpu_offload,
        optimizer_offload_fraction=args.optimizer_offload_fraction,
    )
    return get_megatron_optimizer(config, [model])


def train_step(args, model, optimizer):
    model.zero_grad_buffer()
    optimizer.zero_grad()
    shape = (args.micro_batch_size, args.seq_length)
    tokens = torch.randint(args.vocab_size, shape, device="cuda")
    positions = torch.arange(args.seq_length, device="cuda").expand(shape)
    mask = torch.ones(1, 1, args.seq_length, args.seq_length, device="cuda").triu(1).bool()
    loss = model(tokens, positions, mask, labels=tokens.roll(-1, 1)).float().mean()
    loss.backward()
    finalize_model_grads([model])
    optimizer.step()
    return loss.item()


def main():
    args = parse_args()
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    torch.distributed.init_process_group("nccl")
    parallel_state.initialize_model_parallel()
    model_parallel_cuda_manual_seed(1234)
    model = build_model(args)
    optimizer = build_optimizer(args, model)
    for iteration in range(args.train_iters):
        loss = train_step(args, model, optimizer)
        if torch.distributed.get_rank() == 0:
            print(f"iteration {iteration}: loss {loss:.4f}")


if __name__ == "__main__":
    main()
