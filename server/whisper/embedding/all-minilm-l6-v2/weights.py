"""The weights of the sentence model as arrays of floats, by names of our own: read from its package, kept in a file.

    position   [64, 384]      what a token's place adds, its type included
    embedded/… [384]          norm of what goes into the first layer
    N/qkv      [384, 1152]    query, key and value of layer N side by side, and N/qkv.bias
    N/seen     [384, 384]     what its heads saw, put together, and N/seen.bias
    N/wide     [384, 1536]    N/narrow [1536, 384], and their biases
    N/first/…, N/second/…     [384]: the norms after both halves, `weight` and `bias`
"""
import numpy as np
import onnx
from onnx import numpy_helper

# Two of the six layers, once tuned, tell topics apart as well as more of them as they came, in a third of the time.
LAYERS, HEADS, WIDTH, MOST_TOKENS = 2, 12, 384, 64
EPSILON = 1e-12

Weights = dict[str, np.ndarray]


class Source:
    """The model of the package that README.md names. Its matrices are of 8 bits: `whole` makes floats of them."""

    def __init__(self, file: str):
        graph = onnx.load(file).graph
        self.known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
        # The initializers of products have numbers for names; the nodes that use them say what they are.
        self.matrix_of = {
            node.output[0].split("/MatMul")[0].strip("/"): node.input[1].removesuffix("_quantized")
            for node in graph.node
            if node.op_type == "MatMulInteger"
        }

    def whole(self, name: str) -> np.ndarray:
        rounded, zero, scale = (self.known[f"{name}_{it}"] for it in ("quantized", "zero_point", "scale"))
        return (rounded.astype(np.float32) - zero.astype(np.float32)) * scale

    def table(self, name: str) -> np.ndarray:
        return self.whole(f"embeddings.{name}_embeddings.weight")

    def words(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Of each word piece its row of 8 bits, then their scale and their zero point."""
        name = "embeddings.word_embeddings.weight"
        return tuple(self.known[f"{name}_{it}"] for it in ("quantized", "scale", "zero_point"))

    def weights(self) -> Weights:
        # All tokens are of the first type.
        found = {"position": self.table("position")[:MOST_TOKENS] + self.table("token_type")[0]}

        def norm(own: str, theirs: str) -> None:
            for it in ("weight", "bias"):
                found[f"{own}/{it}"] = self.known[f"{theirs}.LayerNorm.{it}"]

        def product(own: str, layer: int, parts: list[str]) -> None:
            matrices = [self.whole(self.matrix_of[f"encoder/layer.{layer}/{it}"]) for it in parts]
            biases = [self.known[f"encoder.layer.{layer}.{it.replace('/', '.')}.bias"] for it in parts]
            found[own], found[f"{own}.bias"] = np.concatenate(matrices, 1), np.concatenate(biases)

        norm("embedded", "embeddings")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}"
            product(f"{layer}/qkv", layer, [f"attention/self/{it}" for it in ("query", "key", "value")])
            product(f"{layer}/seen", layer, ["attention/output/dense"])
            norm(f"{layer}/first", f"{name}.attention.output")
            product(f"{layer}/wide", layer, ["intermediate/dense"])
            product(f"{layer}/narrow", layer, ["output/dense"])
            norm(f"{layer}/second", f"{name}.output")
        return found
