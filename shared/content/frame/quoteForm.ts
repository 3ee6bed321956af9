/** The words of the quote form in the contact dialog; its rules are in contact/rules.ts. */
import { company } from '../../company'

export const quoteForm = {
  title: 'Request a quote',
  lead: 'Tell us what it’s for and how to reach you.',
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    reach: 'Enter a phone number or e-mail address so we can reply.',
    propertyType: 'Property type',
    choose: 'Choose one',
    entrances: 'Number of doors or gates',
    message: 'Message (optional)',
    messageHint: 'Anything we should know about the entry.',
    smsConsent: `${company.name} may send me text messages about this request.`,
    smsOptional: 'Not required for a quote.',
    smsHint: `Message and data rates may apply. Reply ${company.smsStop} to opt out or ${company.smsHelp} for help at any time.`,
    /** A honeypot hidden from people; only a program fills it in. */
    website: 'Leave this empty',
  },
  send: 'Send',
  sending: 'Sending',
  back: 'Back',
  privacy: { text: 'How we use your information', to: '/privacy#what-we-collect' },
  sent: {
    title: 'Thanks, we’ve got your request',
    reference: 'Your reference number',
    text: 'Use this number when you contact us.',
    again: 'Send another',
  },
  failed: 'We couldn’t send your request. What you typed is still here. Try again, or call us.',
  tooMany: 'Too many requests from your network. Please try again in a few minutes, or call us.',
  notLoaded: 'The form didn’t load. Check your connection and try again, or call us.',
} as const
