/**
 * What the program prints at startup: where it listens, what it stores in, whether it trusts
 * proxies too much, which facts are still samples, and new passwords, once.
 */
import type { FastifyInstance } from 'fastify'
import { company, dialed, samples } from '#shared/company'
import { firstPages, type Role, roles } from '#shared/session/rules'
import { NewerBackup } from '../store/backup/format'
import {
  FolderNotWritable,
  NewerData,
  NoRoom,
  RestoreUnfinished,
  StoreInUse,
  StoreMissing,
  StoreUnavailable,
} from '../store/errors'
import { type Settings, SettingsProblem } from './settings'

export function announce(
  app: FastifyInstance,
  settings: Settings,
  said: { store: string; created: Partial<Record<Role, string>>; outdated: readonly Role[] },
): void {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : settings.port
  const base = settings.publicUrl ?? `http://localhost:${port}`
  const lines = [
    '',
    `${company.name} is ready.`,
    `  Site     ${base}`,
    `  Admin    ${base}${firstPages.admin}`,
    `  Dealers  ${base}${firstPages.dealer}`,
    `  Store    ${said.store}`,
    ...(settings.smtpUrl ? [`  Mail     via ${new URL(settings.smtpUrl).hostname}`] : []),
    `  Phone    ${phoneLine(settings)}`,
    ...proxyHint(settings),
    ...sampleHint(),
  ]
  for (const role of roles) {
    const password = said.created[role]
    if (password) lines.push(`  New ${role} password, shown only once: ${password}`)
    if (said.outdated.includes(role)) lines.push(...outdatedHint(role))
  }
  console.log(`${lines.join('\n')}\n`)
}

function outdatedHint(role: Role): string[] {
  return [
    `  Password ${role.toUpperCase()}_PASSWORD is not in force: it's for the first start, and another one was set since.`,
    `           To set a new one: npm run password -- ${role}`,
  ]
}

function phoneLine({ phone }: Settings): string {
  if (!phone) return 'no texts or calls: TWILIO_ACCOUNT_SID is not set'
  const differs =
    phone.number === dialed(company.supportText)
      ? ''
      : '; supportText in shared/company.ts is a different number'
  return `${phone.number} via ${phone.apiUrl ? new URL(phone.apiUrl).hostname : 'Twilio'}${differs}`
}

/** Lines for the terminal; none unless everybody is trusted. */
function proxyHint({ trustProxy }: Settings): string[] {
  if (trustProxy !== true) return []
  return [
    '  Proxy    WARNING: TRUST_PROXY=true trusts any address a client writes into X-Forwarded-For,',
    '           so limits by address have no effect, even on wrong passwords. Set it to the number of proxies',
    '           in front of this server (TRUST_PROXY=1), or to their addresses.',
  ]
}

const expectedStartErrors = [
  SettingsProblem,
  StoreInUse,
  StoreMissing,
  FolderNotWritable,
  StoreUnavailable,
  NewerData,
  RestoreUnfinished,
  NewerBackup,
  NoRoom,
]

/** One clear line for a failed start. */
export function explain(error: unknown): string {
  if (expectedStartErrors.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return `${portOf(error)} is in use. Set PORT to another one.`
    if (error.code === 'EACCES') return `${portOf(error)} is not allowed. Set PORT to another one.`
    if (error.code === 'EADDRNOTAVAIL' || ('syscall' in error && error.syscall === 'getaddrinfo'))
      return 'HOST isn’t an address of this machine. Set it to one, or to 0.0.0.0 for all.'
  }
  return error instanceof Error
    ? `The server failed to start: ${error.stack ?? error.message}`
    : String(error)
}

function portOf(error: Error): string {
  return 'port' in error ? `Port ${error.port}` : 'The port'
}

/**
 * Lines for the terminal that tell which company facts are still made up, and where they are; none
 * once the list of samples is empty.
 */
export function sampleHint(names: readonly string[] = samples): string[] {
  if (names.length === 0) return []
  return [
    `  Facts    samples still in use: ${names.join(', ')}.`,
    '           Put the real ones in shared/company.ts (README, "The company\'s facts").',
  ]
}
