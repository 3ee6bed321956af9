/** The requests on a wide screen. */

import { PhotosButton } from '../common/photos/PhotosButton'
import { QuotesOfRequest } from '../common/quotes/QuotesOfRequest'
import list from '../ui/list/ListTable.module.css'
import { ContactLinks } from './ContactLinks'
import { DeleteButton } from './DeleteButton'
import { propertyName, useMoment } from './labels'
import { Origin } from './Origin'
import type { RequestsProps } from './requestsProps'
import styles from './RequestTable.module.css'
import { StatusChoice } from './StatusChoice'

export function RequestTable({ requests, quotesOf, arrived, onStatus, onDelete }: RequestsProps) {
  const moment = useMoment()
  return (
    <table className={`${list.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Received</th>
          <th scope="col">From</th>
          <th scope="col">For</th>
          <th scope="col">Message</th>
          <th scope="col">Status</th>
          {quotesOf && <th scope="col">Quote</th>}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} data-arrived={arrived.has(request.id) || undefined}>
            <td>
              {moment(request.at)}
              <span className={styles.reference}>{request.reference}</span>
              <Origin request={request} />
            </td>
            <th scope="row">
              {request.name}
              <ContactLinks request={request} />
            </th>
            <td>
              {propertyName(request)}
              <span className={styles.entrances}>
                {request.entrances} {request.entrances === 1 ? 'door or gate' : 'doors or gates'}
              </span>
            </td>
            <td className={styles.message}>
              {request.message || (request.photos ? '' : '–')}
              <div>
                <PhotosButton request={request} />
              </div>
            </td>
            <td>
              <StatusChoice request={request} onStatus={onStatus} />
              <DeleteButton request={request} onDelete={onDelete} />
            </td>
            {quotesOf && (
              <td>
                <QuotesOfRequest request={request} quotes={quotesOf(request.id)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
