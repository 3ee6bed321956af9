/** The e-mail that a customer gets: what the admin wrote, then the private link. */
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import { escapeHtml } from '../http/escapeHtml'
import { attachedPdf } from '../mail/attachedPdf'
import type { Written } from '../mail/attempt'

export interface QuoteEmail {
  quoteId: string
  /** The sender's own. */
  mailId: string
  subject: string
  /** Plain text, as the admin wrote it. */
  text: string
  /** The customer's, in base64. */
  pdf: string | null
  /** Absolute. */
  link: string
  number: string
  /** YYYY-MM-DD. */
  date: string
  validUntil: string
}

export function writeQuoteEmail(email: QuoteEmail): Written {
  const { subject, pdf, date } = email
  const name = `quote-customer-${date}.pdf`
  return {
    subject,
    text: plainText(email),
    html: html(email),
    ...(pdf !== null && { attachments: [attachedPdf({ name, base64: pdf })] }),
  }
}

function plainText(email: QuoteEmail): string {
  const { text, link, number } = email
  const parts = [text, `Quote ${number}: ${link}`, ...closing(email)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function html(email: QuoteEmail): string {
  const { subject, text, link, number } = email
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
  const paragraphs = [
    ...text.split(/\n{2,}/).map(escapeHtml),
    `Quote ${escapeHtml(number)}: ${anchor}`,
    ...closing(email).map(escapeHtml),
  ].filter((part) => part !== '')
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: Lato, Helvetica, Arial, sans-serif; line-height: 1.5">',
    ...paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`),
    '</body></html>',
  ].join('\n')
}

function closing({ validUntil }: QuoteEmail): string[] {
  return [
    `It’s valid until ${written(validUntil)}. Questions? Call ${company.quotePhone} or reply to this e-mail.`,
    company.name,
  ]
}
