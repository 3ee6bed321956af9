/** What an empty panel shows, edited in Settings. */
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { still } from './still'

test.use(still)

test('a greeting or question that is refused says which line and why', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/whisper/settings')
  const pages = page.getByLabel('Greetings for specific pages')
  const questions = page.getByLabel('Suggested questions')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await pages.fill('/about Hi.\n/residential/ Hello.')
  await questions.fill('One?\nTwo?\nThree?\nFour?\nFive?')
  await save.click()
  await expect(pages).toHaveAccessibleDescription(
    '“/residential/”: Begin with the path of a page of the site, like /residential.',
  )
  await expect(questions).toHaveAccessibleDescription('At most 4 lines.')
  await expect(page.getByText('It wasn’t saved.')).toBeVisible()
  await expect(page.getByText('Bad Request')).toHaveCount(0)
  await pages.fill('/about Hi.\n/residential Hello.')
  await questions.fill('One?\nTwo?')
  await save.click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(pages).toHaveAccessibleDescription('')
})
