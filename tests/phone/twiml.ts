/** Parses TwiML strictly as XML, with its verbs in order. */
import { Parser } from 'htmlparser2'

export interface Verb {
  name: string
  attributes: Record<string, string>
  text: string
  inside: Verb[]
}

/** The verbs of a response; throws if it isn't well-formed TwiML. */
export function readTwiml(xml: string): Verb[] {
  const root: Verb = { name: '', attributes: {}, text: '', inside: [] }
  const open = [root]
  const ended: string[] = []
  const began: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        began.push(name)
        const verb: Verb = { name, attributes, text: '', inside: [] }
        open.at(-1)?.inside.push(verb)
        open.push(verb)
      },
      ontext(text) {
        const verb = open.at(-1)
        if (verb) verb.text += text
      },
      onclosetag(name, isImplied) {
        if (isImplied && !xml.includes(`<${name}/>`)) throw new Error(`<${name}> is not closed.`)
        ended.push(name)
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  const [response, ...others] = root.inside
  if (response?.name !== 'Response' || others.length > 0) throw new Error(`No TwiML: ${xml}`)
  if (began.length !== ended.length) throw new Error(`Not closed: ${xml}`)
  return response.inside
}
