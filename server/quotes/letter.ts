/** The letter that a customer gets: what the admin wrote, then the private link. */
import type { SendMailOptions } from 'nodemailer'
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import { escapeHtml } from '../http/escapeHtml'

export interface Letter {
  /** The sender's own, so that a letter that came twice can be told. */
  id: string
  to: string
  subject: string
  /** Plain text, as the admin wrote it. */
  text: string
  /** The customer's. */
  pdf: Buffer | null
  /** Absolute. */
  link: string
  quote: { number: string; date: string; validUntil: string }
}

export function letterOf(letter: Letter): SendMailOptions {
  const { id, to, subject, pdf, quote } = letter
  const { supportEmail: address, name } = company
  const filename = `quote-customer-${quote.date}.pdf`
  return {
    messageId: `<${id}@${address.slice(address.indexOf('@') + 1)}>`,
    from: { name, address },
    // As an object, so that the address is never read as a list of several.
    to: { name: '', address: to },
    subject,
    text: plainText(letter),
    html: html(letter),
    ...(pdf && { attachments: [{ filename, contentType: 'application/pdf', content: pdf }] }),
    xMailer: false,
  }
}

function plainText({ text, link, quote }: Letter): string {
  const parts = [text, `Quote ${quote.number}: ${link}`, ...closing(quote)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function html({ subject, text, link, quote }: Letter): string {
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
  const paragraphs = [
    ...text.split(/\n{2,}/).map(escapeHtml),
    `Quote ${escapeHtml(quote.number)}: ${anchor}`,
    ...closing(quote).map(escapeHtml),
  ].filter((part) => part !== '')
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: Lato, Helvetica, Arial, sans-serif; line-height: 1.5">',
    ...paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`),
    '</body></html>',
  ].join('\n')
}

function closing({ validUntil }: Letter['quote']): string[] {
  return [
    `It’s valid until ${written(validUntil)}. Questions? Call ${company.quotePhone} or reply to this e-mail.`,
    company.name,
  ]
}
