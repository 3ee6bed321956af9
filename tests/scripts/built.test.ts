/** A requirement of the Docker image: dist/server runs without development dependencies. */
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

function packagesImportedBy(folder: string): Set<string> {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const imported = files
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/^import (?:.* from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm),
    ])
    .map(([, still, later]) => still ?? later ?? '')
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  return new Set(imported.filter((name) => !builtinModules.includes(name)))
}

test('the built server needs no development package', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const needed = [...packagesImportedBy('dist/server')]
  expect(needed).toContain('fastify')
  expect(needed.filter((name) => !(name in dependencies))).toEqual([])
})
