// @ts-check
/** Loads settings from .env in the project's folder; the environment takes precedence. */
import { existsSync, readFileSync } from 'node:fs'

/** A value without quotes, with a # right behind it or alone: Node takes the rest for a comment. */
const cutValue = /^\s*(?:export\s+)?(\w+)[ \t]*=(?![ \t]*["'`])(?:[^#\n]*[^#\s])?#/gm

/** Exits with one line if a value would be cut at its #: a password, most likely. */
export function readSettingsFile() {
  if (!existsSync('.env')) return
  for (const [, name = ''] of readFileSync('.env', 'utf8').matchAll(cutValue)) {
    if (process.env[name] !== undefined) continue
    const why = 'a # begins a comment in .env. Put a value that has one in quotes'
    console.error(`Setting ${name}: ${why}: ${name}="…"`)
    process.exit(1)
  }
  process.loadEnvFile('.env')
}
