/** The page's inputs as text, parsed into a sign's text and size, or problems. */

import { type Address, addressOf } from '../layout/address'
import { type Phone, phoneOf } from '../layout/phone'
import { type SignText, signText } from '../layout/signText'
import {
  isTooSlim,
  type Kind,
  kinds,
  sideOf,
  type Size,
  sizeLimits,
  standardSizes,
} from '../layout/size'

export interface Inputs {
  phone: string
  address: string
  kind: Kind
  /** Index into the kind's standard sizes; -1 for a custom size. */
  standard: number
  width: string
  height: string
  isInverse: boolean
}
export type Problems = Partial<Record<'phone' | 'address' | 'width' | 'height', string>>

export const emptyInputs: Inputs = {
  phone: '',
  address: '',
  kind: 'vinyl',
  standard: 0,
  width: '',
  height: '',
  isInverse: false,
}

interface Reading {
  problems: Problems
  phone: Phone | null
  address: Address | null
  words: SignText | null
  size: Size | null
}

export function readInputs(inputs: Inputs): Reading {
  const problems: Problems = {}
  const phone = given(inputs.phone, phoneOf, 'phone')
  const address = given(inputs.address, addressOf, 'address')
  const size = sizeOf(inputs, problems)
  if (inputs.phone.trim() === '' && inputs.address.trim() === '') {
    problems.phone = 'Enter a phone number or an address.'
  }
  const isWrong = problems.phone !== undefined || problems.address !== undefined
  return { problems, phone, address, words: isWrong ? null : signText(phone, address), size }

  function given<T extends object>(
    typed: string,
    read: (typed: string) => T | { problem: string },
    name: 'phone' | 'address',
  ): T | null {
    if (typed.trim() === '') return null
    const found = read(typed)
    if (!('problem' in found)) return found
    problems[name] = found.problem
    return null
  }
}

function sizeOf(inputs: Inputs, problems: Problems): Size | null {
  if (inputs.standard >= 0) return standardSizes[inputs.kind][inputs.standard] ?? null
  const { shortest, longest } = sizeLimits
  const width = sideOf(inputs.width)
  const height = sideOf(inputs.height)
  const wrong = `Enter ${shortest} to ${longest} inches, like 12 or 10.5.`
  if (width === null) problems.width = wrong
  if (height === null) problems.height = wrong
  if (width === null || height === null) return null
  if (!isTooSlim({ width, height })) return { width, height }
  problems[width < height ? 'width' : 'height'] =
    `Too narrow for the code and text: the other side can be up to ${sizeLimits.ratio} times as long.`
  return null
}

export function writeInputs(inputs: Inputs): string {
  return JSON.stringify(inputs)
}

/** Parses stored inputs; invalid parts get their defaults. */
export function parseStoredInputs(text: string | null): Inputs {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return emptyInputs
  }
  if (typeof kept !== 'object' || kept === null) return emptyInputs
  const one = kept as Record<string, unknown>
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '')
  const kind = kinds.find(({ id }) => id === one.kind)?.id ?? emptyInputs.kind
  const { standard } = one
  const isStandard =
    typeof standard === 'number' && (standard === -1 || standardSizes[kind][standard] !== undefined)
  return {
    phone: textOf(one.phone),
    address: textOf(one.address),
    kind,
    standard: isStandard ? standard : 0,
    width: textOf(one.width),
    height: textOf(one.height),
    isInverse: one.isInverse === true,
  }
}
