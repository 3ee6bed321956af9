/** Who has signed in: the subject's one door. */
import type { Role } from '#shared/session/rules'
import type { Plug } from '../app'
import type { Settings } from '../settings'
import type { Store } from '../store/port'
import { hashPassword, Passwords } from './passwords'
import { Sessions } from './sessions'
import { signIn } from './signIn'

export function session(store: Store) {
  const sessions = new Sessions(store)
  const passwords = new Passwords(store)
  return { sessions, serveSignIn: (plug: Plug) => signIn(plug, passwords, sessions) }
}

/**
 * Makes sure that both roles have a password. Resolves to the new ones, to be told once. A password
 * that the settings have changed ends its role's sessions.
 */
export async function preparePasswords(
  store: Store,
  settings: Settings,
): Promise<Partial<Record<Role, string>>> {
  const { created, changed } = await new Passwords(store).prepare(settings.passwords)
  for (const role of changed) await new Sessions(store).endAll(role)
  return created
}

/** Sets a role's password and ends its sessions. */
export async function changePassword(store: Store, role: Role, password: string): Promise<void> {
  await new Passwords(store).set(role, await hashPassword(password))
  await new Sessions(store).endAll(role)
}
