"""Writes model.onnx beside this file.

    venv/bin/python pack.py all-minilm-l6-v2-q.onnx tuned.npz

The words' rows come from the package's model, all else from tune.py's file. Matrices are rounded to 8 bits with
7 bits of range, one scale for each column, so that every processor reckons the same. Texts stand one after the
other in a single row, so that none is filled up to the length of another; query, key and value are one product;
the mean over the tokens of each text is part of the model.

Inputs, for `tokens` tokens of `texts` texts:
    ids        int64 [1, tokens]             the tokens of all texts
    positions  int64 [1, tokens]             the place of each token in its own text, from 0
    apart      float [1, 1, tokens, tokens]  0 where both tokens are of one text, else a large negative number
    pool       float [1, texts, tokens]      1 / length where the token is of the text, else 0
Output:
    embeddings float [1, texts, 384]         not yet of length 1

ONNX Runtime must not optimize it beyond its basic level: its fused SkipLayerNormalization takes six times as long
on a processor as the two steps that it stands for.
"""
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from weights import EPSILON, HEADS, LAYERS, WIDTH, Source

source, tuned = Source(sys.argv[1]), dict(np.load(sys.argv[2]))
LARGEST = 63

nodes: list[onnx.NodeProto] = []
constants: dict[str, np.ndarray] = {}


def constant(name: str, value: np.ndarray) -> str:
    constants[name] = np.ascontiguousarray(value)
    return name


def step(operation: str, inputs: list[str], outputs: list[str], **attributes) -> None:
    own = {"DynamicQuantizeMatMul", "MultiHeadAttention", "BiasGelu"}
    domain = "com.microsoft" if operation in own else ""
    nodes.append(helper.make_node(operation, inputs, outputs, domain=domain, **attributes))


def product(name: str, value: str, has_bias: bool = True) -> str:
    whole = tuned[name]
    scale = (np.abs(whole).max(0) / LARGEST).astype(np.float32)
    rounded = constant(f"{name}.weight", np.round(whole / scale).astype(np.int8))
    inputs = [value, rounded, constant(f"{name}.scale", scale)]
    if has_bias:
        inputs += ["", constant(f"{name}.bias", tuned[f"{name}.bias"])]
    step("DynamicQuantizeMatMul", inputs, [name])
    return name


def normalized(name: str, terms: list[str]) -> str:
    step("Add", terms, [f"{name}.sum"])
    weight, bias = (constant(f"{name}.{it}", tuned[f"{name}/{it}"]) for it in ("weight", "bias"))
    step("LayerNormalization", [f"{name}.sum", weight, bias], [name], axis=-1, epsilon=EPSILON)
    return name


rows, scale, zero = (constant(f"word.{name}", it) for name, it in zip(("rows", "scale", "zero"), source.words()))
step("Gather", [rows, "ids"], ["word.row"])
step("DequantizeLinear", ["word.row", scale, zero], ["word"])
step("Gather", [constant("place.rows", tuned["position"]), "positions"], ["place"])
value = normalized("embedded", ["word", "place"])
thirds = constant("thirds", np.array([WIDTH] * 3, np.int64))
for layer in range(LAYERS):
    heads = [f"{layer}.{it}" for it in ("query", "key", "value")]
    step("Split", [product(f"{layer}/qkv", value), thirds], heads, axis=-1)
    step("MultiHeadAttention", [*heads, "", "", "apart"], [f"{layer}.heads"], num_heads=HEADS)
    value = normalized(f"{layer}/first", [product(f"{layer}/seen", f"{layer}.heads"), value])
    bias = constant(f"{layer}.wide.bias", tuned[f"{layer}/wide.bias"])
    step("BiasGelu", [product(f"{layer}/wide", value, has_bias=False), bias], [f"{layer}.active"])
    value = normalized(f"{layer}/second", [product(f"{layer}/narrow", f"{layer}.active"), value])
step("MatMul", ["pool", value], ["embeddings"])


def tensor(name: str, kind: int, *shape) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, kind, shape)


graph = helper.make_graph(
    nodes,
    "all-MiniLM-L6-v2, tuned",
    [
        tensor("ids", TensorProto.INT64, 1, "tokens"),
        tensor("positions", TensorProto.INT64, 1, "tokens"),
        tensor("apart", TensorProto.FLOAT, 1, 1, "tokens", "tokens"),
        tensor("pool", TensorProto.FLOAT, 1, "texts", "tokens"),
    ],
    [tensor("embeddings", TensorProto.FLOAT, 1, "texts", WIDTH)],
    [numpy_helper.from_array(value, name) for name, value in constants.items()],
)
operations = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
model = helper.make_model(graph, opset_imports=operations, ir_version=8)
onnx.save(model, Path(__file__).with_name("model.onnx"))
