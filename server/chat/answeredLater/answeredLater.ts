/**
 * Answers visitors who left a message: a teammate's reply goes by email or text, as they chose,
 * with a private link back into the conversation, unless they read it before. The browser that
 * opens the link gets the conversation, too. Also alerts absent teammates to waiting visitors and
 * messages.
 */
import { answeredLaterCalls } from '#shared/chat/answeredLater/calls'
import { dialedMobile, linkProblems, linkWays, wayOf } from '#shared/linkWays'
import type { ServerContext } from '../../context'
import { giveVisitorCookie } from '../../http/cookies'
import { perAddress } from '../../http/limits/limits'
import { NetworkBuckets } from '../../http/limits/networkBuckets'
import { Refusal } from '../../http/refusal'
import { type VisitorCookies, visitorCookie } from '../../http/visitor'
import { PeriodicTask } from '../../jobs/periodicTask'
import type { EmailQueue } from '../../mail/emailQueue'
import { type Teammates, restrictToReaders } from '../../team/team'
import { chatChannel } from '../channels/chatChannel'
import type { Conversations } from '../conversations'
import type { HandoverStore } from '../handover/handoverStore'
import type { HandoverTexts } from '../handover/handoverTexts'
import type { PushAlerts } from '../handover/pushAlerts'
import type { Replies } from '../handover/replies'
import type { HandoverViews } from '../handover/views'
import type { VisitorRequests } from '../handover/visitorRequests'
import { answerEmail } from './answerEmail'
import { ConversationLinks, linkIsOver } from './links'
import { SendingReplies, type TextReply } from './sendingReplies'
import { TeamAlerts, teamEmailKind } from './teamAlerts'

interface Parts {
  conversations: Conversations
  handovers: HandoverStore
  visitorRequests: VisitorRequests
  replies: Replies
  views: HandoverViews
  visitors: VisitorCookies
  teammates: Teammates
  pushAlerts: PushAlerts
  handoverTexts: HandoverTexts
}

export interface Senders {
  /** Null without a mail server. */
  emails: EmailQueue | null
  /** Null if texts can't be sent. */
  texts: TextReply | null
}

interface AnsweredLater {
  forget: (conversationId: string) => Promise<void>
}

export function answeredLater(
  { app, serve, store, settings, onStop, dueEveryMs }: ServerContext,
  {
    conversations,
    handovers,
    visitorRequests,
    replies,
    views,
    visitors,
    teammates,
    pushAlerts,
    handoverTexts,
  }: Parts,
  { emails, texts }: Senders,
): AnsweredLater {
  const { publicUrl } = settings
  const links = new ConversationLinks(store, publicUrl ?? '')
  const sending = new SendingReplies({
    replies,
    conversations,
    handoverTexts,
    links,
    texts,
    log: app.log,
    emails: emails && emails.kind(answerEmail),
  })
  const has = { text: texts !== null, mail: emails !== null }
  const ways = publicUrl === undefined ? [] : linkWays.filter((way) => has[way])
  const leaves = new NetworkBuckets(perAddress.leftMessages)
  const enters = new NetworkBuckets(perAddress.conversationLinks)
  const asks = new NetworkBuckets(perAddress.waysToBeReached)

  serve(answeredLaterCalls, {
    ways: async (_, __, { request }) => {
      asks.take(request.ip)
      return { ways, ...(await teammates.hours.inWords()) }
    },

    leave: async ({ body: { id, page, name, to, consent } }, visitor, { request }) => {
      leaves.take(request.ip)
      if (ways.length === 0) throw new Refusal('unavailable', 'We can’t take messages right now.')
      const fields = linkProblems({ to, consent }, ways)
      if (Object.keys(fields).length > 0) throw new Refusal('invalid', 'Bad Request', { fields })
      const why = wayOf(to) === 'text' ? await texts?.whyNoTexts(dialedMobile(to)) : null
      if (why) throw new Refusal('invalid', 'Bad Request', { fields: { to: why } })
      const running = await conversations.runningFor(visitor, chatChannel)
      await conversations.start(
        running,
        visitor.key,
        { channel: chatChannel.name, page },
        new Date(),
      )
      const left = await visitorRequests.leaveMessage(running.id, id, { name, to })
      return { conversationId: running.id, ...(await views.ofVisitor(left)) }
    },

    enter: async ({ body }, _, { request, reply }) => {
      enters.take(request.ip)
      const { conversationId, expiresAt } = await links.open(body.token)
      const conversation = await conversations.find(conversationId)
      if (!conversation || conversation.erasure) throw linkIsOver()
      const { visitorKey } = conversation
      const own = visitors.identify(request.cookies[visitorCookie])
      const isTheirs = own?.key === visitorKey
      // The link's sender may have set up that conversation to make someone else write in it.
      if (own && !isTheirs && !body.leaves && (await conversations.ofVisitor(own.key)).length > 0)
        throw new Refusal('conflict', 'This browser has a conversation of its own.')
      // A later link lasts longer.
      if (!isTheirs || own.only !== undefined) {
        const value = visitors.signForLink(visitorKey, conversationId, expiresAt)
        giveVisitorCookie(value, { request, reply }, settings)
      }
      return {}
    },
  })

  const team = new TeamAlerts({
    handovers,
    views,
    teammates,
    pushAlerts,
    byEmail:
      emails && publicUrl !== undefined
        ? { emails: emails.kind(restrictToReaders(teamEmailKind(handovers), teammates)), publicUrl }
        : null,
  })
  async function sendDue(): Promise<void> {
    await sending.sendDue()
    await team.sendDue()
  }
  const checking = new PeriodicTask(dueEveryMs, sendDue, (err) =>
    app.log.warn({ err }, 'sending replies and alerts failed, retrying'),
  )
  replies.events.on(
    'stored',
    ({ sendDue }) => sendDue && sendDue.getTime() <= Date.now() && void checking.run(),
  )
  app.addHook('onReady', async () => void checking.run())
  onStop(() => checking.stop())

  return {
    async forget(conversationId) {
      await links.forget(conversationId)
      await emails?.forget(conversationId, new Date())
    },
  }
}
