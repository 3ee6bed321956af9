"""Teaches the sentence model what visitors mean: which topic their words are of, and whether Whisper is told of it.

    npm run learn -- --examples examples.jsonl
    venv/bin/python tune.py all-minilm-l6-v2-q.onnx examples.jsonl tuned.npz [--rounds 2] [--from tuned-before.npz]

Each line of the examples is [topic's number, whether it is told, text]. Two linear heads stand on the embedding, one for
the topic and one for whether it is told; both are thrown away at the end but for a next pass: `npm run learn`
learns its own, beside the words. The words' rows stay as they are, so that what nobody wrote yet keeps its place
beside what somebody did. Some words of a text are left out or mistyped by turns.

What is in model.onnx took five passes, each with all that was written until then: two of two rounds with four
layers, two rounds with the first three of those, two rounds and one more with the first two. Two processors take some
six minutes for a round of 119,000 examples with two layers.
"""
import argparse
import json
import random
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax
from tokenizers import Tokenizer

from weights import EPSILON, HEADS, LAYERS, MOST_TOKENS, WIDTH, Source

BATCH = 64
# How far apart the heads can hold two directions.
SHARPNESS = 12.0
LEFT_OUT = 0.1
# Of the certainty that is learned, spread over all topics: some examples are of two.
DOUBT = 0.05
RATE, RATE_OF_HEADS = 1e-4, 5e-3
# Texts are filled up to the next of these, so that few shapes have to be compiled.
LENGTHS = [8, 12, 16, 20, 24, 32, 48, MOST_TOKENS]
# Batches are put together of texts of about one length, from so many batches' examples.
TOGETHER = 40


def normalized(value, weights, name):
    mean = value.mean(-1, keepdims=True)
    variance = ((value - mean) ** 2).mean(-1, keepdims=True)
    return (value - mean) * jax.lax.rsqrt(variance + EPSILON) * weights[f"{name}/weight"] + weights[f"{name}/bias"]


def thinned(value, key):
    if key is None:
        return value
    return jnp.where(jax.random.bernoulli(key, 1 - LEFT_OUT, value.shape), value / (1 - LEFT_OUT), 0)


def embedded(weights, words, ids, mask, key=None):
    """Embeddings of length 1 [texts, 384]; `key`: leave some out, while learning."""
    texts, tokens = ids.shape
    keys = [None] * (2 * LAYERS + 1) if key is None else list(jax.random.split(key, 2 * LAYERS + 1))
    unseen = jnp.where(mask[:, None, None, :] > 0, 0.0, -10_000.0)

    def product(name, value):
        return value @ weights[name] + weights[f"{name}.bias"]

    def by_heads(value):
        return value.reshape(texts, tokens, HEADS, WIDTH // HEADS).transpose(0, 2, 1, 3)

    value = normalized(words[ids] + weights["position"][:tokens], weights, "embedded")
    for layer in range(LAYERS):
        query, key_, content = map(by_heads, jnp.split(product(f"{layer}/qkv", value), 3, -1))
        seen = jax.nn.softmax(query @ key_.transpose(0, 1, 3, 2) / np.sqrt(WIDTH // HEADS) + unseen, -1) @ content
        seen = product(f"{layer}/seen", seen.transpose(0, 2, 1, 3).reshape(texts, tokens, WIDTH))
        value = normalized(value + thinned(seen, keys[2 * layer]), weights, f"{layer}/first")
        active = jax.nn.gelu(product(f"{layer}/wide", value), approximate=False)
        narrow = product(f"{layer}/narrow", active)
        value = normalized(value + thinned(narrow, keys[2 * layer + 1]), weights, f"{layer}/second")
    mean = (value * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
    return thinned(mean / jnp.linalg.norm(mean, axis=-1, keepdims=True), keys[-1])


def loss(learned, words, ids, mask, topics, told, key):
    meant = SHARPNESS * embedded(learned["encoder"], words, ids, mask, key)
    heads = learned["heads"]
    scores = meant @ heads["topics"] + heads["topics.bias"]
    wanted = jax.nn.one_hot(topics, scores.shape[-1]) * (1 - DOUBT) + DOUBT / scores.shape[-1]
    of_topic = -(wanted * jax.nn.log_softmax(scores)).sum(-1)
    of_told = optax.sigmoid_binary_cross_entropy(meant @ heads["told"] + heads["told.bias"], told)
    return (of_topic + 0.5 * of_told).mean()


def mistyped(word, chance):
    at, how = chance.randrange(len(word) - 1), chance.random()
    if how < 0.35:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if how < 0.65:
        return word[:at] + word[at + 1 :]
    instead = word[at] * 2 if how < 0.85 else chance.choice("abcdefghijklmnopqrstuvwxyz")
    return word[:at] + instead + word[at + 1 :]


def changed(text, chance):
    said = text.split(" ")
    if chance.random() < 0.4:
        said = [word for word in said if chance.random() > 0.12] or said
    if chance.random() < 0.15:
        said = [mistyped(word, chance) if len(word) > 4 and chance.random() < 0.3 else word for word in said]
    return " ".join(said)


def filled(rows):
    length = next(size for size in LENGTHS if size >= max(map(len, rows)))
    ids, mask = np.zeros((len(rows), length), np.int32), np.zeros((len(rows), length), np.float32)
    for at, row in enumerate(rows):
        ids[at, : len(row)], mask[at, : len(row)] = row, 1
    return ids, mask


def batches(examples, tokenizer, chance):
    """A round: each example once, changed anew."""
    order = chance.sample(examples, len(examples))
    for start in range(0, len(order), BATCH * TOGETHER):
        part = [
            (tokenizer.encode(changed(text, chance)).ids[:MOST_TOKENS], topic, told)
            for topic, told, text in order[start : start + BATCH * TOGETHER]
        ]
        part.sort(key=lambda one: len(one[0]) + chance.random())
        groups = [part[at : at + BATCH] for at in range(0, len(part) - BATCH + 1, BATCH)]
        for group in chance.sample(groups, len(groups)):
            rows, topics, told = zip(*group)
            yield (*filled(rows), np.array(topics), np.array(told, np.float32))


def begun(source, topics, before):
    if before:
        kept = dict(np.load(before))
        heads = {name.removeprefix("heads/"): value for name, value in kept.items() if name.startswith("heads/")}
        return {"encoder": {name: kept[name] for name in source.weights()}, "heads": heads}
    heads = {"topics": np.zeros((WIDTH, topics)), "topics.bias": np.zeros(topics), "told": np.zeros(WIDTH), "told.bias": np.zeros(())}
    return {"encoder": source.weights(), "heads": heads}


def main():
    parser = argparse.ArgumentParser()
    for name in ("source", "examples", "tuned"):
        parser.add_argument(name)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--from", dest="before")
    given = parser.parse_args()
    examples = [json.loads(line) for line in open(given.examples)]
    tokenizer = Tokenizer.from_file(str(Path(__file__).with_name("tokenizer.json")))
    source, chance, key = Source(given.source), random.Random(7), jax.random.key(7)
    words = jnp.array(source.table("word"))
    topics = 1 + max(topic for topic, _, _ in examples)
    learned = jax.tree.map(partial(jnp.array, dtype=jnp.float32), begun(source, topics, given.before))
    steps = given.rounds * len(examples) // BATCH

    def rate(most):
        return optax.warmup_cosine_decay_schedule(0, most, steps // 15, steps, most / 50)

    ways = {"encoder": optax.adamw(rate(RATE), weight_decay=0.01), "heads": optax.adam(rate(RATE_OF_HEADS))}
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.multi_transform(ways, {"encoder": "encoder", "heads": "heads"}))
    state = optimizer.init(learned)

    @jax.jit
    def stepped(learned, state, words, *batch):
        off, slope = jax.value_and_grad(loss)(learned, words, *batch)
        change, state = optimizer.update(slope, state, learned)
        return optax.apply_updates(learned, change), state, off

    done = 0
    for _ in range(given.rounds):
        for batch in batches(examples, tokenizer, chance):
            key, own = jax.random.split(key)
            learned, state, off = stepped(learned, state, words, *batch, own)
            done += 1
            if done % 100 == 0:
                print(f"{done} of {steps}: {off:.3f}", flush=True)
    heads = {f"heads/{name}": value for name, value in learned["heads"].items()}
    np.savez(given.tuned, **learned["encoder"], **heads)


main()
