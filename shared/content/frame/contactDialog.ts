/** The contact dialog (specification, section 2). */
import { company, dialled } from '../../company'

export const contactDialog = {
  title: 'Contact Us',
  /** Not there while Whisper is hidden. */
  assistant: {
    title: `Ask ${company.assistant}`,
    text: `Our AI assistant answers here on the site, ${company.availability}.`,
    button: `Chat with ${company.assistant}`,
  },
  ways: [
    {
      id: 'call',
      title: 'Call for a quote',
      text: 'Tell us about your gate or door, and we send you a quote form.',
      link: { text: company.quotePhone, to: `tel:${dialled(company.quotePhone)}` },
    },
    {
      id: 'text',
      title: 'Text for support',
      text: 'Your text starts a conversation with support by SMS.',
      link: { text: company.supportText, to: `sms:${dialled(company.supportText)}` },
    },
    {
      id: 'mail',
      title: 'Write to support',
      text: 'For what needs more words, or a picture.',
      link: { text: company.supportEmail, to: `mailto:${company.supportEmail}` },
    },
  ],
  /** Stands with the number to text. */
  sms: {
    text: `By texting us you agree to receive our replies by SMS. Message and data rates may apply. Reply ${company.smsStop} to opt out, ${company.smsHelp} for help.`,
    link: { text: 'Privacy', to: '/privacy#text-messages' },
  },
  facts: [
    `Available ${company.availability}`,
    `Serving the ${company.region}`,
    'Free consultation and quote',
  ],
  /** Opens the quote form inside the dialog. */
  quoteButton: 'Send me a quote form',
} as const
