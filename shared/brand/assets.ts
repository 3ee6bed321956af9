/** The specification's brand assets (section 3), as they are before an admin changes a tagline. */
import { company } from '../company'

export const assetTypes = ['logo', 'tagline', 'font'] as const

/** The tagline on every public page, and the one that only search engines get. */
export const taglineIds = { primary: 'primary-tagline', secondary: 'secondary-tagline' } as const

export const defaultAssets = [
  {
    id: 'primary-logo',
    type: 'logo',
    name: 'Primary logo',
    value: '/logo-black.svg',
    description: 'For light backgrounds: white, Gray 50, light photos.',
  },
  {
    id: 'inverse-logo',
    type: 'logo',
    name: 'Inverse logo',
    value: '/logo-white.svg',
    description: 'For dark backgrounds: black, Gray 600, dark photos.',
  },
  {
    id: taglineIds.primary,
    type: 'tagline',
    name: 'Primary tagline',
    value: company.tagline,
    description: 'Under the logo on every public page, and wherever a few words must do.',
  },
  {
    id: taglineIds.secondary,
    type: 'tagline',
    name: 'Secondary tagline',
    value: company.secondaryTagline,
    description: 'For search engines, and where a sentence fits.',
  },
  {
    id: 'primary-font',
    type: 'font',
    name: 'Primary font',
    value: 'Lato',
    description: 'For all text: screens, print and signs.',
  },
] as const
