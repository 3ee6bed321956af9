/** Keys for counting and forgetting what goes to an email address, without storing it. */
import { domainToASCII } from 'node:url'
import { keyedHash, ownSecret } from '../../store/ownSecret'
import type { Store } from '../../store/port'

/** Hashes of an address: `exact` tells orders apart, `mailbox` is what limits count by. */
export async function mailboxKeys(
  store: Store,
  address: string,
): Promise<{ exact: string; mailbox: string }> {
  const secret = await ownSecret(store, 'mailbox-key')
  const [exact, mailbox] = [address.toLowerCase(), mailboxOf(address)]
  return { exact: keyedHash(secret, exact), mailbox: keyedHash(secret, mailbox) }
}

/**
 * One spelling for all addresses that most mail servers deliver to one mailbox: without case, tag
 * (`dana+tag@`) and dots before the @, and with the domain in ASCII. Only for counting: on other
 * servers they may belong to different people.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.+$/, '')
  return `${local.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
