import { company } from '../../company'
import { section } from '../page'
import { dollars } from '../written'

export const compare = section({
  id: 'compare',
  heading: 'A box or a sign',
  lead: 'A traditional call box stands between you and the visitor. A sign only tells them how to reach you.',
  columns: { box: 'Traditional call box', product: company.name },
  rows: [
    {
      title: 'Price',
      box: `${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}`,
      product: `From ${dollars(company.professionalInstallationFrom)} installed, then from ${dollars(company.monthlyFrom)} a month`,
    },
    {
      title: 'At the entry',
      box: 'A box with a keypad and a speaker',
      product: 'A sign with a QR code and a number',
    },
    { title: 'Visitors use', box: 'The box', product: 'Their own phone, no app' },
    { title: 'You answer', box: 'Where the box rings', product: 'Any phone, wherever you are' },
  ],
  source: [1, 2, 9],
})
