// @ts-check
/** Takes settings from .env in the project's folder; what stands in the environment wins. */
import { existsSync } from 'node:fs'

export function readSettingsFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
