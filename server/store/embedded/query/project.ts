/** Projections: include or exclude fields by dotted path. */
import type { Projection } from '../../port'
import { type Doc, isPlain } from '../disk/document'

type Tree = Map<string, Tree | null>

export function projectorOf(projection: Projection | undefined): (document: Doc) => Doc {
  const entries = Object.entries(projection ?? {})
  if (entries.length === 0) return (document) => document
  const others = entries.filter(([path]) => path !== '_id')
  const including = others.length > 0 ? others[0]?.[1] === 1 : projection?._id === 1
  const paths = others.map(([path]) => path)
  if ((projection?._id ?? 1) === (including ? 1 : 0)) paths.push('_id')
  const tree = treeOf(paths)
  return (document) => (including ? only(document, tree) : without(document, tree)) as Doc
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = new Map()
  for (const path of paths) {
    const names = path.split('.')
    let branch = tree
    for (const name of names.slice(0, -1)) {
      const next = branch.get(name) ?? new Map()
      branch.set(name, next)
      branch = next
    }
    branch.set(names.at(-1) as string, null)
  }
  return tree
}

function only(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item === 'object' && item !== null)
      .map((item) => only(item, tree))
  if (!isPlain(value)) return undefined
  const kept: [string, unknown][] = []
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree.get(name)
    if (branch === undefined) continue
    const part = branch === null ? inner : only(inner, branch)
    if (part !== undefined) kept.push([name, part])
  }
  return Object.fromEntries(kept)
}

function without(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, tree))
  if (!isPlain(value)) return value
  const kept: [string, unknown][] = []
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree.get(name)
    if (branch !== null) kept.push([name, branch ? without(inner, branch) : inner])
  }
  return Object.fromEntries(kept)
}
