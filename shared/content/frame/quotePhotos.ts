/** The words about photos in the quote form. */
export const quotePhotos = {
  title: 'Add photos',
  lead: 'Up to six photos of the entrance help us quote without a visit.',
  take: 'Take a photo',
  choose: 'Choose photos',
  helps: 'What helps most',
  tips: [
    'The whole gate or door from the street',
    'The motor or lock, and its label',
    'Where visitors stop: a place for the sign',
  ],
  yours: 'Your photos',
  count: (count: number, most: number) => `${count} of ${most}`,
  private: {
    removed: 'Location and camera details are removed',
    text: 'on your phone before a photo is sent. Only our team sees your photos; they’re deleted with your request.',
    link: { text: 'Privacy', to: '/privacy#what-we-collect' },
  },
  name: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  preparing: 'Getting it ready',
  progress: (part: string, sent: string, whole: string) => `${part}, ${sent} of ${whole}`,
  added: 'Added',
  notUploaded: 'Not uploaded',
  lost: 'The connection dropped. Your photo is still here.',
  unreadable: 'Your browser can’t open this file. Choose a JPEG or PNG photo.',
  again: 'Try again',
  tooMany: 'A form can have up to six photos. The others weren’t added.',
  notLoaded: 'Photos can’t be added right now. Check your connection and try again.',
  finishing: 'Your form is sent once your photos are uploaded.',
  texted: (count: number) =>
    count === 1
      ? 'The photo you texted is included.'
      : `The ${count} photos you texted are included.`,
  received: (count: number) => `Photos received: ${count}.`,
} as const
