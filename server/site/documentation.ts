/**
 * /api/docs: every call, as a page to read and as an OpenAPI document (/api/docs/json) for tools.
 * Both are generated once, from the declarations, and served from memory.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../http/escapeHtml'
import { compressText, type PreparedResponse, prepareResponse, send } from './preparedResponse'

/** The parts of an OpenAPI document that the page shows. */
interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  nullable?: boolean
}
interface Content {
  content?: Record<string, { schema?: JsonSchema }>
}
interface Operation {
  description: string
  tags: string[]
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** `listCalls`: all calls as an OpenAPI document, requested once. `headers`: for every reply. */
export function documentation(
  app: FastifyInstance,
  { listCalls, headers }: { listCalls: () => object; headers: Headers },
): void {
  let drawn: Promise<Drawn> | undefined
  const kinds = { '/api/docs': 'page', '/api/docs/json': 'document' } as const
  for (const [url, kind] of Object.entries(kinds)) {
    app.get(url, async (request, reply) => {
      drawn ??= draw(listCalls(), headers)
      send((await drawn)[kind], request, reply)
    })
  }
}

type Headers = Readonly<Record<string, string>>

interface Drawn {
  page: PreparedResponse
  document: PreparedResponse
}

async function draw(document: object, headers: Headers): Promise<Drawn> {
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; frame-ancestors 'none'`
  const page = drawPage((document as ApiDocument).paths)
  return {
    page: await made(page, 'text/html', { ...headers, 'content-security-policy': policy }),
    document: await made(JSON.stringify(document), 'application/json', headers),
  }
}

async function made(text: string, type: string, headers: Headers) {
  const own = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }
  return prepareResponse(await compressText(text), { ...headers, ...own })
}

const style = `
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 860px; color: #111; background: #fff;
  font: 16px/1.5 system-ui, sans-serif }
h2 { margin: 40px 0 8px; font-size: 20px }
details { border-top: 1px solid #ddd }
summary { padding: 10px 0; cursor: pointer; overflow-wrap: anywhere }
summary span { float: right; margin-left: 16px; color: #555 }
h3 { margin: 8px 0 0; font-size: 14px }
pre { margin: 4px 0 16px; padding: 12px; overflow-x: auto; background: #f5f5f5; font-size: 13px }
a { color: inherit }
`

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function drawPage(paths: ApiDocument['paths']): string {
  const bySubject = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [subject = ''] = operation.tags
      const drawn = drawCall(`${method.toUpperCase()} ${path}`, operation)
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), drawn])
    }
  }
  const subjects = [...bySubject].map(
    ([subject, calls]) => `<h2>${escapeHtml(subject)}</h2>\n${calls.join('\n')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference</title>
<style>${style}</style>
<h1>API reference</h1>
<p>Every call, who may make it, and what it takes and returns. For tools: the
<a href="/api/docs/json">OpenAPI document</a>.</p>
${subjects.join('\n')}
</html>
`
}

function drawCall(address: string, { description, parameters = [], ...call }: Operation): string {
  const fields = (place: string) => {
    const given = parameters.filter((parameter) => parameter.in === place)
    if (given.length === 0) return undefined
    const properties = Object.fromEntries(given.map(({ name, schema }) => [name, schema]))
    const required = given.filter((one) => one.required).map(({ name }) => name)
    return { type: 'object', properties, required }
  }
  const parts: [string, JsonSchema | undefined][] = [
    ['Query', fields('query')],
    ['Body', call.requestBody?.content?.['application/json']?.schema],
    ['Reply', call.responses['200']?.content?.['application/json']?.schema],
  ]
  const drawn = parts.map(([name, schema]) =>
    schema ? `<h3>${name}</h3><pre>${escapeHtml(typeText(schema))}</pre>` : '',
  )
  const access = description.replace(/^Access: (.*)\.$/, '$1')
  return `<details><summary><code>${escapeHtml(address)}</code> <span>${escapeHtml(access)}</span></summary>${drawn.join('')}</details>`
}

/** A schema as TypeScript. */
function typeText(schema: JsonSchema, indent = ''): string {
  const text = plainTypeText(schema, indent)
  return schema.nullable ? `${text} | null` : text
}

function plainTypeText(schema: JsonSchema, indent: string): string {
  const { properties, items, additionalProperties: values } = schema
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => typeText(choice, indent)).join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (items) return `Array<${typeText(items, indent)}>`
  if (properties && Object.keys(properties).length > 0) {
    const deeper = `${indent}  `
    const lines = Object.entries(properties).map(([name, property]) => {
      const mark = schema.required?.includes(name) ? '' : '?'
      return `${deeper}${name}${mark}: ${typeText(property, deeper)}`
    })
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  if (typeof values === 'object') return `Record<string, ${typeText(values, indent)}>`
  if (schema.type === 'object') return '{}'
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}
