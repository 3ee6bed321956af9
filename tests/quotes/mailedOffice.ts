/** An office whose e-mails arrive: a mailbox, a world that sends to it, a teammate who wants orders. */
import { startWorld, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { addTeammate, type Office, openOffice } from './office'

export interface MailedOffice {
  post: TestMailbox
  /** To start another world that sends there. */
  options: Parameters<typeof startWorld>[0]
  world: World
  office: Office
}

export async function openMailedOffice(): Promise<MailedOffice> {
  const post = await startTestMailbox()
  const options = await mailingTo(post)
  const world = await startWorld(options)
  const office = await openOffice(world.url)
  await addTeammate(office)
  return { post, options, world, office }
}
