import { expect, test } from 'vitest'
import { mailTo } from '../../../../client/admin/ui/mailTo'

test.each([
  ['ada@oak.example', 'mailto:ada@oak.example'],
  ['ada+gate@oak.example', 'mailto:ada%2Bgate@oak.example'],
  ['a?bcc=eve&body=x@oak.example', 'mailto:a%3Fbcc%3Deve%26body%3Dx@oak.example'],
])('%s is an address and nothing else', (address, link) => {
  expect(mailTo(address)).toBe(link)
})
