/** The public pages other than the home page, for tests that iterate over them. */
import { about } from '#shared/content/about'
import { forYou } from '#shared/content/forYou'
import { notFound } from '#shared/content/notFound'
import { privacy } from '#shared/content/privacy'
import { residential } from '#shared/content/residential'
import { resources } from '#shared/content/resources'
import { system } from '#shared/content/system'

export const publicPages = [system, about, forYou, resources, residential, privacy].map(
  ({ path, title, description, heading, sections }) => ({
    path,
    title,
    description,
    heading,
    sections,
  }),
)

export const unknownPage = { path: '/no-such-page', heading: notFound.heading }
