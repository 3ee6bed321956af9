/** Photos in the contact dialog's quote form, up to the admin's screen and beside the quote. */
import { haveSession } from './adminPeople'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { fill, openForm } from './contactPeople'
import { expect, test } from './ownSite'
import { cameraPhoto, place } from './photoFiles'

test('photos are resized, turned upright, retried, removed, sent, and seen by admins', async ({
  page,
  browser,
  server,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/about')
  const dialog = await openForm(page)
  const photos = dialog.locator('[data-photos]')
  await expect(photos.getByText('What helps most')).toBeVisible()
  const choose = photos.getByLabel('Choose photos')
  const camera = await cameraPhoto(page, 'IMG_0001.jpg')
  expect(camera.buffer.includes(place)).toBe(true)

  await choose.setInputFiles([camera, { ...camera, name: 'IMG_0002.jpg' }])
  const rows = photos.getByRole('listitem')
  await expect(photos.getByText(/^Added, \d+ kB$/)).toHaveCount(2)
  await expect(photos.getByText('2 of 6')).toBeVisible()
  await choose.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a photo'),
  })
  await expect(rows.nth(2)).toContainText('Your browser can’t open this file.')
  expect(await findings(page)).toEqual([])
  await photos.getByRole('button', { name: 'Remove photo 3' }).click()
  await expect(photos.getByRole('button', { name: 'Remove photo 2' })).toBeFocused()

  await choose.setInputFiles(Array.from({ length: 6 }, () => camera))
  await expect(photos.getByText('A form can have up to six photos.')).toBeVisible()
  await expect(choose).toBeDisabled()
  await expect(photos.getByText(/^Added/)).toHaveCount(6)
  for (let n = 0; n < 4; n++) await photos.getByRole('button', { name: 'Remove photo 3' }).click()
  await expect(photos.getByText('2 of 6')).toBeVisible()
  await expect(photos.getByRole('button', { name: 'Remove photo 2' })).toBeFocused()

  // A photo whose upload is cut off holds up the form until it is uploaded or removed.
  await page.route('**/api/contact/photos/*', (route) => route.abort())
  await choose.setInputFiles(camera)
  await expect(rows.nth(2)).toContainText('Your photo is still here.')
  await fill(page)
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(rows.nth(2).getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.unroute('**/api/contact/photos/*')
  await send.click()
  await expect(dialog.getByText('Photos received: 3.')).toBeVisible()
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])

  const admin = await (await browser.newContext({ baseURL: server.url })).newPage()
  await haveSession(admin)
  await admin.goto('/admin/requests')
  await admin.getByRole('button', { name: /^3 photos, .*Dana Post/ }).click()
  const viewer = admin.getByRole('dialog', { name: /^Photo 1 of 3/ })
  const shown = viewer.getByRole('img', { name: 'Sent by Dana Post' })
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).toHaveJSProperty('naturalWidth', 1_067)
  await expect(shown).toHaveJSProperty('naturalHeight', 1_600)
  expect(await findings(admin)).toEqual([])
  const address = (await shown.getAttribute('src')) ?? ''
  const stored = await (await admin.request.get(address)).body()
  expect(stored.includes(place)).toBe(false)
  expect(stored.includes('Exif')).toBe(false)
  expect((await page.request.get(address)).status()).toBe(401)
  // Upright: the black upper left corner is now on the right.
  const corner = await shown.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return [10, image.naturalWidth - 10].map(
      (x) => context?.getImageData(x, 10, 1, 1).data[0] ?? -1,
    )
  })
  expect(corner[0]).toBeGreaterThan(120)
  expect(corner[1]).toBeLessThan(20)
  await admin.keyboard.press('ArrowRight')
  await expect(admin.getByRole('dialog', { name: /^Photo 2 of 3/ })).toBeVisible()
  await admin.keyboard.press('ArrowLeft')
  await admin.keyboard.press('ArrowLeft')
  await expect(admin.getByRole('dialog', { name: /^Photo 3 of 3/ })).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('button', { name: /^3 photos/ })).toBeFocused()

  await admin.getByRole('button', { name: /^Make a quote for .*Dana Post/ }).click()
  await admin.getByRole('button', { name: 'Show photo 2 of 3' }).click()
  await expect(admin.getByRole('dialog', { name: /^Photo 2 of 3/ })).toBeVisible()
})

test('a photo missing when the form is sent is reported', async ({ page }) => {
  await page.goto('/about')
  const dialog = await openForm(page)
  const photos = dialog.locator('[data-photos]')
  await photos.getByLabel('Choose photos').setInputFiles(await cameraPhoto(page, 'IMG_0001.jpg'))
  await expect(photos.getByText(/^Added/)).toBeVisible()
  const id = await dialog.locator('input[name="photos"]').inputValue()
  // As after the hours that photos wait for their form.
  const gone = await page.request.delete(`/api/contact/photos/${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(gone.status()).toBe(200)
  await fill(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('One photo isn’t in this request.')).toBeVisible()
})

test('a photo that is refused for the moment is tried again by Send, and missed if refused again', async ({
  page,
}) => {
  await page.goto('/about')
  const dialog = await openForm(page)
  const photos = dialog.locator('[data-photos]')
  const error = { code: 'too-many', message: 'Too many uploads at once.' }
  const refuse = () =>
    page.route('**/api/contact/photos/*', (route) =>
      route.fulfill({ status: 429, json: { error } }),
    )
  const choose = async () =>
    photos.getByLabel('Choose photos').setInputFiles(await cameraPhoto(page, 'IMG_0001.jpg'))
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await refuse()
  await choose()
  await expect(photos.getByText(error.message, { exact: true })).toBeVisible()
  await page.unroute('**/api/contact/photos/*')
  await fill(page)
  await send.click()
  await expect(dialog.getByText('Photos received: 1.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Send another' }).click()
  await refuse()
  await choose()
  await expect(photos.getByText(error.message, { exact: true })).toBeVisible()
  await fill(page)
  await send.click()
  await expect(dialog.getByText('One photo isn’t in this request.')).toBeVisible()
})
