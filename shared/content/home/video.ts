import { company } from '../../company'
import { section } from '../page'

export const video = section({
  id: 'youtube',
  heading: 'Watch How It Works',
  lead: 'A demonstration, from the scan to the open gate.',
  play: 'Play the demonstration video',
  frameTitle: 'Demonstration video',
  embed: company.demoVideo,
  link: { text: 'More on our video channel', to: company.videoChannel },
  note: 'Nothing loads from the video site until you press play.',
  source: [2],
})
