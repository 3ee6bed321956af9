// @ts-check
/** Loads settings from .env in the project's folder; the environment takes precedence. */
import { existsSync } from 'node:fs'

export function readSettingsFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
