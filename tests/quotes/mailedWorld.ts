/** A world whose e-mails arrive in a test's mailbox, with a teammate who wants orders. */
import { startWorld, type World } from '../chat/world'
import { mailingTo, startTestMailbox, type TestMailbox } from '../contact/testMailbox'
import { addTeammate, type Users, signInUsers } from './adminAndCustomer'

export interface MailedWorld {
  post: TestMailbox
  /** To start another world that sends there. */
  options: Parameters<typeof startWorld>[0]
  world: World
  users: Users
}

export async function openMailedWorld(): Promise<MailedWorld> {
  const post = await startTestMailbox()
  const options = await mailingTo(post)
  const world = await startWorld(options)
  const users = await signInUsers(world.url)
  await addTeammate(users)
  return { post, options, world, users }
}
