"""Writes model.onnx beside this file, from the model of the package that README.md names.

    python3 -m venv venv && venv/bin/pip install onnx==1.* && venv/bin/python pack.py all-minilm-l6-v2-q.onnx

Only the first four of its six layers are kept. The rest is the same reckoning with fewer and larger steps:
texts stand one after the other in a single row, so that none is filled up to the length of another;
query, key and value are one product; the mean over the tokens of each text is part of the model.

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

LAYERS, HEADS, WIDTH = 4, 12, 384
EPSILON = 1e-12

source = onnx.load(sys.argv[1]).graph
known = {one.name: numpy_helper.to_array(one) for one in source.initializer}
# The initializers of products have numbers for names; the nodes that use them say what they are.
matrix_of = {
    node.output[0].split("/MatMul")[0].strip("/"): node.input[1].removesuffix("_quantized")
    for node in source.node
    if node.op_type == "MatMulInteger"
}

nodes: list[onnx.NodeProto] = []
constants: dict[str, np.ndarray] = {}


def constant(name: str, value: np.ndarray) -> str:
    constants[name] = np.ascontiguousarray(value)
    return name


def step(operation: str, inputs: list[str], outputs: list[str], **attributes) -> None:
    own = {"DynamicQuantizeMatMul", "MultiHeadAttention", "BiasGelu"}
    domain = "com.microsoft" if operation in own else ""
    nodes.append(helper.make_node(operation, inputs, outputs, domain=domain, **attributes))


def product(name: str, parts: list[str], bias: list[str], value: str) -> str:
    """`value` times the matrices `parts` side by side; weights of 8 bits, one scale for each column."""
    matrices = [matrix_of[part] for part in parts]
    weights = constant(f"{name}.weight", np.concatenate([known[f"{it}_quantized"] for it in matrices], 1))
    scale = constant(f"{name}.scale", np.concatenate([known[f"{it}_scale"] for it in matrices]))
    inputs = [value, weights, scale]
    if bias:
        inputs += ["", constant(f"{name}.bias", np.concatenate([known[it] for it in bias]))]
    step("DynamicQuantizeMatMul", inputs, [name])
    return name


def normalized(name: str, norm: str, terms: list[str]) -> str:
    step("Add", terms, [f"{name}.sum"])
    weight, bias = (constant(f"{name}.{it}", known[f"{norm}.LayerNorm.{it}"]) for it in ("weight", "bias"))
    step("LayerNormalization", [f"{name}.sum", weight, bias], [name], axis=-1, epsilon=EPSILON)
    return name


def looked_up(table: str, indices: str) -> str:
    weight = f"embeddings.{table}_embeddings.weight"
    rows, scale, zero = (constant(f"{table}.{it}", known[f"{weight}_{it}"]) for it in ("quantized", "scale", "zero_point"))
    step("Gather", [rows, indices], [f"{table}.row"])
    step("DequantizeLinear", [f"{table}.row", scale, zero], [table])
    return table


def first_row_of(table: str) -> np.ndarray:
    weight = f"embeddings.{table}_embeddings.weight"
    row = known[f"{weight}_quantized"][0].astype(np.float32)
    return (row - np.float32(known[f"{weight}_zero_point"])) * known[f"{weight}_scale"]


# All tokens are of the first type.
step("Add", [looked_up("position", "positions"), constant("type", first_row_of("token_type"))], ["place"])
value = normalized("embedded", "embeddings", [looked_up("word", "ids"), "place"])
thirds = constant("thirds", np.array([WIDTH] * 3, np.int64))
for layer in range(LAYERS):
    path, name = f"encoder/layer.{layer}", f"encoder.layer.{layer}"
    three = ("query", "key", "value")
    product(
        f"{layer}.attended",
        [f"{path}/attention/self/{it}" for it in three],
        [f"{name}.attention.self.{it}.bias" for it in three],
        value,
    )
    heads = [f"{layer}.{it}" for it in three]
    step("Split", [f"{layer}.attended", thirds], heads, axis=-1)
    step("MultiHeadAttention", [*heads, "", "", "apart"], [f"{layer}.heads"], num_heads=HEADS)
    out = [f"{path}/attention/output/dense"], [f"{name}.attention.output.dense.bias"]
    seen = product(f"{layer}.seen", *out, f"{layer}.heads")
    value = normalized(f"{layer}.first", f"{name}.attention.output", [seen, value])
    wide = product(f"{layer}.wide", [f"{path}/intermediate/dense"], [], value)
    bias = constant(f"{layer}.wide.bias", known[f"{name}.intermediate.dense.bias"])
    step("BiasGelu", [wide, bias], [f"{layer}.active"])
    down = [f"{path}/output/dense"], [f"{name}.output.dense.bias"]
    narrow = product(f"{layer}.narrow", *down, f"{layer}.active")
    value = normalized(f"{layer}.second", f"{name}.output", [narrow, value])
step("MatMul", ["pool", value], ["embeddings"])


def tensor(name: str, kind: int, *shape) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, kind, shape)


graph = helper.make_graph(
    nodes,
    "all-MiniLM-L6-v2",
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
