/** Text in which the company's phone numbers and e-mail address are links. */
import { company, dialed } from '#shared/company'

const ways: Readonly<Record<string, string>> = {
  [company.quotePhone]: `tel:${dialed(company.quotePhone)}`,
  [company.supportVoicePhone]: `tel:${dialed(company.supportVoicePhone)}`,
  [company.supportText]: `sms:${dialed(company.supportText)}`,
  [company.supportEmail]: `mailto:${company.supportEmail}`,
}
const anyWay = new RegExp(`(${Object.keys(ways).join('|').replaceAll('.', '\\.')})`)

export function LinkedText({ text }: { text: string }) {
  let end = 0
  return text.split(anyWay).map((part) => {
    const href = ways[part]
    end += part.length
    return href ? (
      <a key={end} href={href}>
        {part}
      </a>
    ) : (
      part
    )
  })
}
