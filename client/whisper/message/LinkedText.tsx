/** Text in which the company's phone numbers and e-mail address are links. */
import { company, dialled } from '#shared/company'

const ways: Readonly<Record<string, string>> = {
  [company.quotePhone]: `tel:${dialled(company.quotePhone)}`,
  [company.supportVoicePhone]: `tel:${dialled(company.supportVoicePhone)}`,
  [company.supportText]: `sms:${dialled(company.supportText)}`,
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
