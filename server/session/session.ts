/** Signing in and sessions: the subject's entry point. */
import type { Role } from '#shared/session/rules'
import type { Settings } from '../config/settings'
import type { ServerContext } from '../context'
import { StoreInUse } from '../store/errors'
import { openStore } from '../store/open'
import type { Store } from '../store/port'
import type { CheckQueue } from './checkQueue'
import { handOverPassword, takeOverPasswords } from './passwordHandover'
import { hashPassword, Passwords } from './passwords'
import { firstTeammate, Sessions } from './sessions'
import { signIn, type TeammatePasswords } from './signIn'

/** `checks`: see checkQueue.ts; shared by the whole server. */
export function session(store: Store, checks: CheckQueue) {
  const sessions = new Sessions(store)
  const passwords = new Passwords(store)
  return {
    sessions,
    register(context: ServerContext, teammates: TeammatePasswords): void {
      const { app, settings } = context
      signIn(context, { passwords, sessions, teammates, checks })
      if (store.kind.name !== 'embedded') return
      const set = (role: Role, hashed: string) => storePassword(store, role, hashed)
      const stop = takeOverPasswords(settings.dataDir, set, app.log)
      app.addHook('preClose', async () => stop())
    },
  }
}

/**
 * Stores the settings' passwords. Without ADMIN_ACCEPTS_DEALER_PASSWORD, ends the sessions it
 * allowed. Resolves to the roles whose setting isn't in force: another password was set since.
 */
export async function preparePasswords(store: Store, settings: Settings): Promise<Role[]> {
  if (!settings.adminAcceptsDealerPassword) {
    await new Sessions(store).endDealersAsAdmins()
    await forgetDevices(store, 'dealer')
  }
  return new Passwords(store).prepare(settings.passwords)
}

/** Makes the passwords still missing. Resolves to them, to be shown at once: nothing shows them again. */
export function createPasswords(store: Store): Promise<Partial<Record<Role, string>>> {
  return new Passwords(store).create()
}

/**
 * Sets a role's password, ends its sessions and forgets its devices: in the store, or through the
 * server that has the embedded store open. Resolves to false if no server took it.
 */
export async function changePassword(
  settings: Settings,
  role: Role,
  password: string,
): Promise<boolean> {
  const hashed = await hashPassword(password)
  try {
    const store = await openStore(settings)
    await storePassword(store, role, hashed)
    await store.close()
    return true
  } catch (error) {
    if (!(error instanceof StoreInUse)) throw error
    return handOverPassword(settings.dataDir, role, hashed)
  }
}

async function storePassword(store: Store, role: Role, hashed: string): Promise<void> {
  await new Passwords(store).set(role, hashed)
  await new Sessions(store).endAll(role)
  await forgetDevices(store, role)
}

/** Of whoever had a role's password: devices outlast sessions, and register anew at a sign-in. */
async function forgetDevices(store: Store, role: Role): Promise<void> {
  const devices = store.collection('pushDevices')
  await devices.deleteMany(role === 'admin' ? { teammate: firstTeammate } : { passwordOf: role })
}

export { onlyAdmins } from './callers'
export { CheckQueue } from './checkQueue'
export { makePassword, type Match } from './passwords'
export { endSessionsAround, firstTeammate, Sessions } from './sessions'
export type { TeammatePasswords } from './signIn'
