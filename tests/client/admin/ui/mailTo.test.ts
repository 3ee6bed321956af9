import { expect, test } from 'vitest'
import { mailTo } from '../../../../client/admin/ui/mailTo'

test.each([
  ['ada@oak.example', 'mailto:ada@oak.example'],
  ['ada+gate@oak.example', 'mailto:ada%2Bgate@oak.example'],
  ['a?bcc=eve&body=x@oak.example', 'mailto:a%3Fbcc%3Deve%26body%3Dx@oak.example'],
])('%s becomes a mailto link without extra headers', (address, link) => {
  expect(mailTo(address)).toBe(link)
})
