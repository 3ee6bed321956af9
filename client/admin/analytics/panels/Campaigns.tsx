/** Visits and conversions by the campaign tags in their address. */
import { lists } from '#shared/analytics/definitions'
import type { Campaign, Figures } from '#shared/analytics/records'
import { countText } from '../../ui/countText'
import { shareText } from '../format'
import styles from './Campaigns.module.css'
import { Panel } from './Panel'

export function Campaigns({ figures: { tagged } }: { figures: Figures }) {
  return (
    <Panel defined={lists.campaigns} unit="Visits, conversions">
      {tagged.length === 0 ? (
        <p className={styles.empty}>
          No visits from addresses with a campaign. Put it into the address of a sign, an ad or an
          e-mail: <code>?utm_campaign=spring&amp;utm_source=flyer&amp;utm_medium=print</code>
        </p>
      ) : (
        <table className={styles.campaigns}>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col">Visits</th>
              <th scope="col">Conversions</th>
            </tr>
          </thead>
          <tbody>
            {tagged.map((one) => (
              <Row key={[one.campaign, one.source, one.medium, one.content].join('\n')} {...one} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function Row({ campaign, source, medium, content, visits, conversions }: Campaign) {
  const told = [
    ['Source', source],
    ['medium', medium],
    ['content', content],
  ].flatMap(([name, value]) => (value ? `${name} ${value}` : []))
  return (
    <tr>
      <th scope="row">
        <b>{campaign || 'No campaign'}</b> <span>{told.join(', ')}</span>
      </th>
      <td>{countText(visits)}</td>
      <td>
        {countText(conversions)} <span>{shareText(conversions / visits)}</span>
      </td>
    </tr>
  )
}
