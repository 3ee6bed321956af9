/** The text around every page, in the specification's order (section 2). */
import { describe, expect, test } from 'vitest'
import { frame } from '#shared/content/frame'
import { contactDialog } from '#shared/content/frame/contactDialog'

describe('header and footer', () => {
  test('have the header’s links in order', () => {
    expect(frame.header.links.map(({ text, to }) => `${text} ${to}`)).toEqual([
      'Features /#features',
      'How It Works /#how-it-works',
      'Videos /#youtube',
      'Coming Soon /#coming-soon',
      'About Us /about',
      'System /system',
      'For You? /for-you',
      'Resources /resources',
      'Contact /#contact',
    ])
    expect(frame.footer.links.map(({ text }) => text)).toEqual([
      'Features',
      'How It Works',
      'Videos',
      'Coming Soon',
    ])
    expect(frame.networks.links).toHaveLength(3)
  })

  test('offer a call, a text and an e-mail, with the required SMS notice', () => {
    expect(contactDialog.ways.map(({ link }) => link.to.split(':')[0])).toEqual([
      'tel',
      'sms',
      'mailto',
    ])
    expect(contactDialog.sms.text).toMatch(/rates may apply.*STOP to opt out.*HELP for help/)
    expect(contactDialog.facts).toEqual([
      'Available 24/7',
      'Serving the DC metro area',
      'Free consultation and quote',
    ])
  })
})
