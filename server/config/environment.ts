/** The environment variables: what each may be, and its default. */
import { z } from 'zod'
import { isBlank } from '#shared/blank'
import { longestPassword } from '#shared/session/rules'
import { areAddresses, isMailServer, isServiceAddress, isTimeZone } from './environmentRules'

const Switch = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'must be true or false' })
  .transform((word) => ['true', '1', 'on'].includes(word))

/** `localhost:3000` is a valid URL, too, with `localhost` as its scheme. */
const Url = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com',
})

const isSite = (url: string) => {
  if (!URL.canParse(url)) return false
  const { hostname, pathname, search } = new URL(url)
  return /^[\w.-]+$|^\[/.test(hostname) && pathname === '/' && search === ''
}

/** In decimal digits alone: JavaScript takes blanks for 0, and 0x10 for 16. */
const whole = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))

const notBlank = z.string().refine((typed) => !isBlank(typed), { error: 'must not be blank' })

const shortest = 'must have at least 8 characters, not blanks alone'
const Password = z
  .string()
  .min(8, { error: shortest })
  .max(longestPassword)
  .refine((password) => !isBlank(password), { error: shortest })
  .optional()

const header = (example: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, { error: `must be a header such as ${example}` })
    .transform((name) => name.toLowerCase())
    .optional()

const proxies = 'must be false, a number of proxies (1 to 10) or their addresses'

const Variables = z.object({
  PORT: whole(0, 65_535, 'must be a port, 0 to 65535').default(3000),
  HOST: notBlank.default('0.0.0.0'),
  DATA_DIR: notBlank.default('./data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://' })
    .optional(),
  PUBLIC_URL: Url.refine(isSite, { error: 'must be the address of the site, without a path' })
    .transform((url) => new URL(url).origin)
    .optional(),
  ADMIN_PASSWORD: Password,
  DEALER_PASSWORD: Password,
  ADMIN_ACCEPTS_DEALER_PASSWORD: Switch.default(false),
  TRUST_PROXY: z
    // The number first: 1 is one proxy, not 'true', which trusts whatever a client writes.
    .union(
      [
        whole(1, 10, proxies),
        Switch,
        // Zod reports this one's message if only it could have read the value.
        z.string().refine(areAddresses, { error: proxies }),
      ],
      { error: proxies },
    )
    .default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  RETENTION_DAYS: whole(1, 36_500, 'must be a number of days, 1 to 36500').default(365),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as America/New_York' })
    .default('America/New_York'),
  MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement id such as G-XXXXXXXXXX' })
    .optional(),
  COUNTRY_HEADER: header('CF-IPCountry'),
  REGION_HEADER: header('CF-Region'),
  CITY_HEADER: header('CF-IPCity'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, {
      error: 'must be a mail server such as smtp://name:password@mail.example.com:587',
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: 'must be at least 16 characters, without spaces' })
    .optional(),
  LLM_URL: z
    .string()
    .refine(isServiceAddress, {
      error:
        'must be an https:// address such as https://api.example.com/v1 (http:// in your own network)',
    })
    .optional(),
  LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'must be a key without spaces' })
    .optional(),
  LLM_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, { error: 'must be the name of a model, without spaces' })
    .optional(),
  LLM_DAILY_TOKENS: whole(1, 1_000_000_000, 'must be a number of tokens, 1 to 1000000000').default(
    500_000,
  ),
  EMBEDDINGS_URL: z
    .string()
    .refine(isServiceAddress, {
      error:
        'must be an https:// address such as https://api.example.com/v1 (http:// in your own network)',
    })
    .optional(),
  EMBEDDINGS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'must be a key without spaces' })
    .optional(),
  EMBEDDINGS_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, { error: 'must be the name of a model, without spaces' })
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, { error: 'must be AC and 32 hexadecimal digits' })
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'must be a token without spaces' })
    .optional(),
  TWILIO_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, { error: 'must be a number such as +12025550142' })
    .optional(),
  TWILIO_API_URL: z
    .string()
    .refine(isServiceAddress, {
      error:
        'must be an https:// address such as https://api.example.com (http:// in your own network)',
    })
    .optional(),
})

const phoneNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_NUMBER'] as const

/** All variables, with the conditions between them. */
export const Environment = Variables.refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
  path: ['SMTP_URL'],
  error: 'needs PUBLIC_URL as well, because an e-mail carries an absolute link',
})
  .refine(({ ADMIN_PASSWORD, DEALER_PASSWORD: dealer }) => !dealer || dealer !== ADMIN_PASSWORD, {
    path: ['DEALER_PASSWORD'],
    error: 'must differ from ADMIN_PASSWORD, or every dealer is an admin',
  })
  .refine(({ LLM_URL, LLM_MODEL }) => !LLM_URL || LLM_MODEL, {
    path: ['LLM_URL'],
    error: 'needs LLM_MODEL as well',
  })
  .refine(({ LLM_URL, LLM_MODEL }) => !LLM_MODEL || LLM_URL, {
    path: ['LLM_MODEL'],
    error: 'needs LLM_URL as well',
  })
  .refine(({ LLM_URL, LLM_KEY }) => !LLM_KEY || LLM_URL, {
    path: ['LLM_KEY'],
    error: 'needs LLM_URL as well',
  })
  .refine(({ EMBEDDINGS_MODEL: model, EMBEDDINGS_URL: url, LLM_URL }) => !model || url || LLM_URL, {
    path: ['EMBEDDINGS_MODEL'],
    error: 'needs EMBEDDINGS_URL or LLM_URL as well',
  })
  .refine(({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model }) => !url || model, {
    path: ['EMBEDDINGS_URL'],
    error: 'needs EMBEDDINGS_MODEL as well',
  })
  .refine(({ EMBEDDINGS_KEY: key, EMBEDDINGS_URL: url }) => !key || url, {
    path: ['EMBEDDINGS_KEY'],
    error: 'needs EMBEDDINGS_URL as well',
  })
  .superRefine((env, context) => {
    const given = [...phoneNames, 'TWILIO_API_URL' as const].find((name) => env[name])
    if (!given) return
    const missing = [...phoneNames, 'PUBLIC_URL' as const].find((name) => !env[name])
    if (missing) {
      const message = `needs ${missing} as well`
      context.addIssue({ code: 'custom', path: [given], message })
    }
  })

export type Environment = z.infer<typeof Environment>

export const variableNames = Object.keys(Variables.shape)
