/** The company's time zone on screens in a distant one. */
import { randomUUID } from 'node:crypto'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'

// More than a day apart: no moment has the same date in both.
const companyZone = 'Pacific/Pago_Pago'
test.use({ serverEnv: { TIME_ZONE: companyZone }, timezoneId: 'Pacific/Kiritimati' })

test('requests, resources and Live Chats show the company’s day and hour in a distant time zone', async ({
  page,
  server,
}) => {
  const asked = await page.request.post('/api/contact/requests', {
    data: {
      id: randomUUID(),
      entrances: 2,
      name: 'Dana',
      phone: '703-555-0100',
      propertyType: 'home',
      message: '',
    },
    headers: { origin: server.url },
  })
  expect(asked.ok()).toBe(true)
  await haveSession(page)
  const { requests } = await (await page.request.get('/api/contact/requests')).json()
  const read = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: companyZone }).format(at)
  const minute = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  await page.goto('/admin/requests')
  await expect(page.getByText(read(minute, requests[0].at)).first()).toBeVisible()

  await page.goto('/admin/resources')
  const { resources } = await (await page.request.get('/api/resources')).json()
  const day = read({ dateStyle: 'medium' }, resources[0].uploadDate)
  await expect(page.getByText(`Added ${day}`).first()).toBeVisible()

  await page.goto('/admin/whisper/live-chats')
  await expect(
    page.getByText('Times are in the company’s time zone, Pacific/Pago Pago'),
  ).toBeVisible()
})
