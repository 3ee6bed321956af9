/** The settings, from the environment, checked once. The server's only reader of process.env. */
import { Environment, variableNames } from './environment'
import type { EmbeddingSettings, ModelSettings } from './modelSettings'
import type { PhoneSettings } from './phoneSettings'

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)

export interface Settings {
  port: number
  host: string
  dataDir: string
  mongodbUri: string | undefined
  /** The origin at which the site is reached; if undefined, addresses stay relative. */
  publicUrl: string | undefined
  passwords: { admin: string | undefined; dealer: string | undefined }
  adminAcceptsDealerPassword: boolean
  trustProxy: boolean | number | string
  logLevel: string
  retentionDays: number
  timeZone: string
  /** For the external analytics service; without it, there is none. */
  measurementId: string | undefined
  /** The proxy's headers for a visitor's place, in lowercase; without one it isn't counted. */
  placeHeaders: Record<'country' | 'region' | 'city', string | undefined>
  /** The mail server, without which no emails are sent. It may contain a password. */
  smtpUrl: string | undefined
  /** The token with which a monitor reads metrics; without it there are none. */
  metricsToken: string | undefined
  /** The language model that words Whisper's answers; without it, passages are quoted. */
  model: ModelSettings | undefined
  /** The service that measures meaning; without it, answers are found by words alone. */
  embeddings: EmbeddingSettings | undefined
  /** The provider of texts and calls; without it there are none. */
  phone: PhoneSettings | undefined
}

/** A setting is wrong; the message is one line that names it. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem'
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    variableNames.map((name) => [name, emptyIsAbsent(environment[name])]),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsProblem(`Setting ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    mongodbUri: env.MONGODB_URI,
    publicUrl: env.PUBLIC_URL,
    passwords: { admin: env.ADMIN_PASSWORD, dealer: env.DEALER_PASSWORD },
    adminAcceptsDealerPassword: env.ADMIN_ACCEPTS_DEALER_PASSWORD,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    retentionDays: env.RETENTION_DAYS,
    timeZone: env.TIME_ZONE,
    measurementId: env.MEASUREMENT_ID,
    placeHeaders: { country: env.COUNTRY_HEADER, region: env.REGION_HEADER, city: env.CITY_HEADER },
    smtpUrl: env.SMTP_URL,
    metricsToken: env.METRICS_TOKEN,
    model: modelOf(env),
    embeddings: embeddingsOf(env),
    phone: phoneOf(env),
  }
}

function phoneOf(env: Environment): PhoneSettings | undefined {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_NUMBER: number,
    TWILIO_API_URL: apiUrl,
  } = env
  if (!accountSid || !authToken || !number) return undefined
  return { accountSid, authToken, number, apiUrl: apiUrl?.replace(/\/+$/, '') }
}

/** By default at the language model's address, with its key. A key goes only to its own address. */
function embeddingsOf(env: Environment): EmbeddingSettings | undefined {
  const { EMBEDDINGS_MODEL: name, EMBEDDINGS_URL: own, EMBEDDINGS_KEY, LLM_URL, LLM_KEY } = env
  const dailyTokens = env.LLM_DAILY_TOKENS
  const url = own ?? LLM_URL
  if (name === undefined || url === undefined) return undefined
  const key = own === undefined ? LLM_KEY : EMBEDDINGS_KEY
  return { url: url.replace(/\/+$/, ''), key, name, dailyTokens }
}

function modelOf(env: Environment): ModelSettings | undefined {
  const { LLM_URL: url, LLM_KEY: key, LLM_MODEL: name, LLM_DAILY_TOKENS: dailyTokens } = env
  if (url === undefined || name === undefined) return undefined
  return { url: url.replace(/\/+$/, ''), key, name, dailyTokens }
}
