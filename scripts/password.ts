/** npm run password -- admin|dealer: sets a new password and ends that role's sessions. */
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { longestPassword, roles } from '#shared/session/rules'
import { explain } from '../server/config/announce'
import { readSettings } from '../server/config/settings'
import { changePassword, makePassword } from '../server/session/session'
import { storePlace } from '../server/store/open'

const shortest = 8

async function main(): Promise<string> {
  const role = roles.find((known) => known === process.argv[2])
  if (!role) throw new Error(`Name the role: npm run password -- ${roles.join('|')}`)
  const settings = readSettings()
  const typed = await ask(`New ${role} password (leave empty to make one): `)
  if (typed !== '' && typed.length < shortest) {
    throw new Error(`A password needs at least ${shortest} characters.`)
  }
  if (typed.length > longestPassword) {
    throw new Error(`A password has at most ${longestPassword} characters.`)
  }
  const password = typed || makePassword()
  if (!(await changePassword(settings, role, password))) {
    throw new Error('The data folder is in use, but no server took the new password.')
  }
  const told =
    typed === '' ? `The new ${role} password is ${password}` : `The ${role} password is set.`
  const setting = settings.passwords[role]
    ? ` ${role.toUpperCase()}_PASSWORD was for the first start: it changes nothing any more.`
    : ''
  return `${told}\nEvery ${role} session has ended.${setting}\nStored in ${storePlace(settings)}.`
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const ended = once(lines, 'close').then(() => '')
    return (await Promise.race([lines.question(question), ended])).trim()
  } finally {
    lines.close()
  }
}

try {
  console.log(await main())
} catch (error) {
  console.error(
    error instanceof Error && error.constructor === Error ? error.message : explain(error),
  )
  process.exit(1)
}
