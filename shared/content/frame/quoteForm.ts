/** The form in the contact dialog by which a visitor asks for a quote; what it must hold: contact/rules.ts. */
import { company } from '../../company'

export const quoteForm = {
  title: 'Send me a quote form',
  lead: 'Tell us where to send it and what it is for.',
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    reach: 'A phone number or an e-mail address: where the quote form should go.',
    propertyType: 'Property type',
    choose: 'Choose one',
    entrances: 'Number of doors or gates',
    message: 'Message (optional)',
    messageHint: 'Anything we should know about the entry.',
    smsConsent: `${company.name} may send me text messages about this request.`,
    smsOptional: 'Not needed for a quote.',
    smsHint: `Message and data rates may apply. Reply ${company.smsStop} to opt out or ${company.smsHelp} for help at any time.`,
    /** Hidden from people; only a program fills it in. */
    website: 'Leave this empty',
  },
  send: 'Send',
  sending: 'Sending',
  back: 'Back',
  privacy: { text: 'How we treat what you send', to: '/privacy#what-we-collect' },
  sent: {
    title: 'Thank you, we have your request',
    reference: 'Your reference number',
    text: 'Keep the number for when you call or write about it.',
    again: 'Send another',
  },
  failed: 'Your request was not sent. Your words are still here: try again, or call us.',
  tooMany: 'Too many requests from your network. Please try again in a few minutes, or call us.',
  notLoaded: 'The form did not load. Check your connection and try again, or call us.',
} as const
