/** Sections, counts and figures of each page, as in the specification (sections 2 and 9). */
import { describe, expect, test } from 'vitest'
import { company } from '#shared/company'
import { about } from '#shared/content/about'
import { forYou } from '#shared/content/forYou'
import { home } from '#shared/content/home'
import { demo } from '#shared/content/home/demo'
import { privacy, privacyFor } from '#shared/content/privacy'
import { residential } from '#shared/content/residential'
import { resources } from '#shared/content/resources'
import { system } from '#shared/content/system'

const headingsOf = (page: { sections: readonly { heading: string }[] }) =>
  page.sections.map(({ heading }) => heading)
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

describe('home', () => {
  test('has its sections in order', () => {
    expect(headingsOf(home)).toEqual([
      'Visitor Access Control',
      'Current Features',
      'How It Works',
      'Service Areas',
      'Watch How It Works',
      'Coming Soon',
      'Ready to Get Started',
    ])
  })

  test('has the five words, the four features and the three steps', () => {
    expect(home.hero.words.map((word) => word.toLowerCase())).toEqual([
      'simple',
      'easy',
      'reliable',
      'low cost',
      'convenient',
    ])
    expect(home.hero.wordMs).toBe(2000)
    expect(titlesOf(home.features.items)).toEqual([
      'QR Code Access',
      'Phone Call Option',
      'Secure Access',
      'Patented Technology',
    ])
    expect(titlesOf(home.howItWorks.items)).toEqual(['Scan QR Code', 'Connect', 'Gain Access'])
    expect(demo.steps).toEqual(titlesOf(home.howItWorks.items))
  })

  test('lists the neighborhoods of three areas', () => {
    expect(home.serviceAreas.groups.map(({ name }) => name)).toEqual([
      'Northern Virginia',
      'Washington DC',
      'Maryland',
    ])
    for (const { neighborhoods } of home.serviceAreas.groups) {
      expect(neighborhoods.length).toBeGreaterThan(3)
    }
  })

  test('links to the right pages from its buttons', () => {
    expect(home.hero.links).toEqual([
      { text: 'Get Started', to: '/residential' },
      { text: 'Learn More', to: '/system' },
    ])
  })
})

describe('the coming-soon list', () => {
  test('is the same on both pages, each in its own words; only the assistant is available', () => {
    expect(titlesOf(home.comingSoon.items)).toEqual(titlesOf(system.comingSoon.items))
    for (const { items } of [home.comingSoon, system.comingSoon]) {
      expect(items.filter(({ isHere }) => isHere).map(({ title }) => title)).toEqual([
        'AI assistant for 24/7 support',
      ])
    }
  })
})

describe('the other pages', () => {
  test('/system has its five sections and eight core features', () => {
    expect(headingsOf(system)).toEqual([
      'Core Features',
      'Technology',
      'Security Features',
      'Pricing & Plans',
      'Coming Soon',
    ])
    expect(system.coreFeatures.items).toHaveLength(8)
    expect(system.pricing.extras.items).toHaveLength(4)
    expect(system.pricing.prices.map(({ amount }) => amount)).toEqual(['$799', '$340', '$47'])
  })

  test('/about has story, history and team', () => {
    expect(headingsOf(about)).toEqual(['Our Story', 'Our History', 'Our Team'])
    expect(about.ourTeam.members.map(({ role }) => role)).toEqual(['Founder', 'Lead Developer'])
  })

  test('/for-you has ten situations, three serious cases and four that are not', () => {
    expect(forYou.perfect.heading).toBe('Perfect for your needs')
    expect(forYou.perfect.items).toHaveLength(10)
    expect(titlesOf(forYou.notForYou.items)).toEqual([
      'No power',
      'No cellular coverage',
      'Underwater installation',
    ])
    expect(forYou.humorous.items).toHaveLength(4)
  })

  test('/resources has three guides of bullets and the card for dealers', () => {
    expect(headingsOf(resources)).toEqual([
      'QR Code Access',
      'Phone System Overview',
      'Security Features',
      'Dealer Resources',
    ])
    const { qrCodeAccess, phoneSystem, securityFeatures, dealerCard } = resources
    for (const { bullets } of [qrCodeAccess, phoneSystem, securityFeatures]) {
      expect(bullets.length).toBeGreaterThan(3)
    }
    expect([dealerCard.signedIn, dealerCard.signedOut]).toEqual([
      { text: 'Access Dealer Resources', to: '/dealer/resources' },
      { text: 'Login to Access', to: '/dealer/login' },
    ])
  })

  test('/residential has four benefits, the price, the call box, five cards and three steps', () => {
    const { offer, compare, problems, install } = residential
    expect(offer.benefits).toHaveLength(4)
    expect(offer.badge).toEqual({
      before: 'Starting at',
      amount: '$799',
      after: 'professional installation',
      monthly: 'from $47/month',
    })
    expect([offer.quoteButton, offer.link]).toEqual([
      'Get Your Quote',
      { text: 'View Full Details', to: '/system' },
    ])
    expect(compare.rows[0]?.box).toBe('$2,000 to $4,000')
    expect(problems.items).toHaveLength(5)
    expect(problems.flipMs).toBe(400)
    expect(titlesOf(install.items)).toEqual([
      'Submit photos',
      'Professional install',
      'Start using',
    ])
  })

  test('/privacy has thirteen sections and its date', () => {
    expect(privacy.sections).toHaveLength(13)
    expect(privacy.lead).toBe('Last updated June 3, 2025')
    const said = JSON.stringify(privacy.sections)
    for (const words of [company.supportEmail, company.supportVoicePhone, 'under 13', 'under 18']) {
      expect(said).toContain(words)
    }
  })

  test('/privacy says how long this server keeps a conversation', () => {
    const said = JSON.stringify(privacyFor('90 days').sections)
    expect(said).toContain('90 days after its last message')
    expect(said).toContain('90 days after its last change')
    expect(said).not.toContain('365 days after')
  })
})
