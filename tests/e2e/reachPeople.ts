/** Playwright's `test` with a site of its own and stand-ins that take its texts and e-mails. */
import { type MailServer, startMailServer } from '../mail/mailServer'
import { test as withPhone } from './phonePeople'

export { expect } from './phonePeople'

export const test = withPhone.extend<{ post: MailServer }>({
  post: async ({ browserName: _ }, use) => {
    const post = await startMailServer()
    await use(post)
    await post.close()
  },
  serverEnv: async ({ serverEnv, post }, use) => {
    await use({ ...serverEnv, SMTP_URL: `smtp://127.0.0.1:${post.port}` })
  },
})
