/** Registers every subject's calls and sockets, in the order of their dependencies. */
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { dayReader, hourReader } from '#shared/days'
import { ActivityLog, activity } from './activity/activity'
import { analytics } from './analytics/analytics'
import type { Assets } from './brand/assets'
import { brand } from './brand/brand'
import { type Chat, chat } from './chat/chat'
import { contact } from './contact/contact'
import type { RequestPages } from './contact/links/requestPages'
import type { ServerContext } from './context'
import { health } from './health/health'
import { isOwnOrigin } from './http/origin'
import { Refusal } from './http/refusal'
import { createServe } from './http/serve'
import { VisitorCookies } from './http/visitor'
import { knowledge, publishedEntries, suggestedQuestions } from './knowledge/knowledge'
import { seedKnowledge } from './knowledge/seedKnowledge'
import { serveKnowledge } from './knowledge/serveKnowledge'
import type { EmailPace } from './mail/emailPace'
import { openEmailQueue } from './mail/openEmailQueue'
import type { TextPace } from './phone/outbound/textPace'
import { openTexting, phone } from './phone/phone'
import { type QuotePages, quotes } from './quotes/quotes'
import { resources } from './resources/resources'
import { callers } from './session/callers'
import { CheckQueue, session } from './session/session'
import { UnusedFiles } from './store/unusedFiles'
import { DailySummary, TeamNotifier, Teammates, team, WeeklyFigures } from './team/team'
import { ErasureCascade } from './training/erasureCascade'
import { queue } from './training/queue/queue'
import { dueInQueue } from './training/queue/reasons'
import { suggestions } from './training/suggestions/suggestions'
import { training } from './training/training'
import { WordKeys } from './training/wordKeys'
import { notifyOfFailures, undelivered } from './undelivered/undelivered'
import type { Answerer } from './whisper/answerer'
import { dangerAnswer } from './whisper/cannedAnswers'
import type { MakeTrial } from './whisper/createAnswerer'
import type { Embeddings } from './whisper/embeddings/embeddings'
import { meaningBy } from './whisper/meaningBy'
import { waySuggester } from './whisper/model/suggestWays'
import { languageModel, withModel } from './whisper/model/withModel'
import { nearness } from './whisper/nearness'
import { sitePages } from './whisper/pages/pages'
import { redact } from './whisper/redaction/redact'
import type { Visibility } from './whisper/visibility'
import { whisper } from './whisper/whisper'

export interface SubjectOptions {
  /** Null leaves every message unanswered. */
  answerer: Answerer | null
  /** Measures the meaning of texts; admins see its progress. */
  embeddings?: Pick<Embeddings, 'progress'> | undefined
  /** Registers what isn't part of the product: the benchmark's call, a test's channel. */
  more?: (context: ServerContext, subjects: { chat: Chat }) => void
  /** Makes a trial Whisper for testing what isn't published. */
  makeTrial: MakeTrial
  /** How fast texts are sent and retried. */
  pace?: TextPace
  /** How fast emails are sent and retried. */
  emailPace?: EmailPace
  /** Which endpoints are push services for teammates' devices; see team/push/push.ts. */
  isPushService?: (endpoint: string) => boolean
}

/** What the site's pages need from the subjects. */
interface ForPages {
  visibility: Visibility
  assets: Assets
  quotePages: QuotePages
  requestPages: RequestPages
  /** All calls as an OpenAPI document, once the app is ready. */
  describeCalls: () => object
}

/** Hooks registered here apply to the subjects' routes only: a page costs none of it. */
export async function registerSubjects(
  api: FastifyInstance,
  parts: Omit<ServerContext, 'app' | 'serve' | 'analytics' | 'activity' | 'unusedFiles'>,
  {
    answerer,
    embeddings,
    more = () => {},
    makeTrial,
    pace,
    emailPace,
    isPushService,
  }: SubjectOptions,
): Promise<ForPages> {
  const { store, settings } = parts
  await api.register(cookie)
  await api.register(swagger, {
    openapi: { info: { title: 'Visitor access', version: '1' } },
    transform: jsonSchemaTransform,
  })

  const checks = new CheckQueue()
  const { sessions, register: registerSession } = session(store, checks)
  api.addHook('onRequest', async (request) => {
    const { signed } = request.routeOptions.config
    if (!signed && request.method !== 'GET' && request.method !== 'HEAD') {
      if (!isOwnOrigin(request.headers, settings.publicUrl))
        throw new Refusal('forbidden', 'Forbidden')
    }
  })

  const visitors = await VisitorCookies.load(store)
  const teammates = await Teammates.open(store, settings.timeZone, checks)
  const activities = new ActivityLog({
    store,
    retentionDays: settings.retentionDays,
    log: api.log,
    teammate: (id) => teammates.find(id),
    onRecorded: () => parts.live.adminsOnly.emit('activity'),
  })
  const unusedFiles = new UnusedFiles(store, api.log)
  api.addHook('onClose', () => unusedFiles.stop())
  const base = {
    ...parts,
    app: api,
    activity: activities,
    unusedFiles,
    serve: createServe(api, callers(sessions, visitors, settings.metricsToken)),
  }
  const context: ServerContext = { ...base, analytics: await analytics(base) }
  activity(context, activities)
  await seedKnowledge(store)
  health(context)
  registerSession(context, teammates.passwords)
  const undeliveredList = undelivered(context)
  const emails = openEmailQueue({
    ...context,
    changed: undeliveredList.changed,
    pace: emailPace,
  })
  const push = await team(context, { teammates, sessions, emails, isPushService })
  const model = languageModel({ store, settings, log: api.log })
  const { visibility, opening } = await whisper(context, {
    embeddings,
    model,
    questions: async () =>
      suggestedQuestions(await publishedEntries(store, api.log), await chats.uses()),
  })
  resources(context)
  if (emails) undeliveredList.add('emails', 'mail')
  const teamNotifier = new TeamNotifier({
    teammates,
    push,
    queue: emails,
    publicUrl: settings.publicUrl,
    log: api.log,
  })
  const byTheClock = {
    teammates,
    queue: emails,
    publicUrl: settings.publicUrl,
    now: parts.now,
    log: api.log,
    dayOf: dayReader(settings.timeZone),
    hourOf: hourReader(settings.timeZone),
  }
  const summary = new DailySummary(byTheClock)
  const weekly = new WeeklyFigures({
    ...byTheClock,
    figuresOf: (days) => context.analytics.figuresOf(days),
  })
  for (const { task } of [summary, weekly]) {
    parts.onStop(() => task.stop())
    api.addHook('onReady', async () => void task.run())
  }
  undeliveredList.events.on('failed', notifyOfFailures(teamNotifier))
  const assets = await brand(context)
  const wording = answerer && withModel(answerer, model, api.log)
  const meaning = meaningBy(wording)
  const wordKeys = await WordKeys.open(store)
  const chats = await chat(context, {
    teammates,
    push,
    sessions,
    visitors,
    visibility,
    opening,
    answerer: wording,
    dueInQueue,
    undelivered: undeliveredList,
    wordKeysOf: async (text) => wordKeys.ofAsked(redact(text)),
  })
  const { messages, uses, usesOf } = chats
  const phoneParts = settings.phone && {
    settings: settings.phone,
    chat: chats,
    undelivered: undeliveredList,
    pace,
  }
  const texting = phoneParts ? await openTexting(context, phoneParts) : null
  chats.answerLater({ emails, texts: texting })
  chats.notifyTeam(teamNotifier, summary)
  const quotePages = await quotes(context, {
    emails,
    teamNotifier,
    summary,
    sessions,
    leaveQuestion: chats.leaveQuestion,
    eraseAsker: chats.eraseAsker,
  })
  const { requestPages, quoteForm, textedPhotos } = contact(context, {
    chat: chats,
    texts: texting,
    emails,
    teamNotifier,
    summary,
  })
  if (phoneParts && texting)
    phone(context, { ...phoneParts, texting, dangerReply: dangerAnswer, quoteForm, textedPhotos })
  const known = await knowledge(context, wording)
  const { changed, changes, addWays: add, removeWay: remove, eraseTexts } = known
  const switches = sitePages(context, { answerer: wording, changed })
  const { addRegressionQuestion, regressionTexts, removeRegressionQuestions } = training(context, {
    makeTrial,
    changes,
    pagesOff: () => switches.off(),
  })
  const erasureCascade = new ErasureCascade(store, wordKeys, {
    eraseTexts,
    regressionTexts,
    removeRegressionQuestions,
  })
  const ways = { add, remove }
  const suggesting = suggestions(context, {
    messages,
    meaning,
    ways,
    erasureCascade,
    suggestWays: waySuggester(model, api.log),
  })
  const { taught, teach } = queue(context, {
    messages,
    meaning,
    nearness,
    ways,
    consumers: [suggesting],
    addRegressionQuestion,
    erasureCascade,
    wordKeys,
    summary,
  })
  known.events.on('taught', taught)
  serveKnowledge(context, known, { uses, usesOf, teach })
  more(context, { chat: chats })
  return { visibility, assets, quotePages, requestPages, describeCalls: () => api.swagger() }
}
