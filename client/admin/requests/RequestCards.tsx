/** The requests on a phone. */
import { PhotosButton } from '../common/photos/PhotosButton'
import { QuotesOfRequest } from '../common/quotes/QuotesOfRequest'
import list from '../ui/list/ListCards.module.css'
import { ContactLinks } from './ContactLinks'
import { DeleteButton } from './DeleteButton'
import { propertyName, useMoment } from './labels'
import { Origin } from './Origin'
import styles from './RequestCards.module.css'
import type { RequestsProps } from './requestsProps'
import { StatusChoice } from './StatusChoice'

export function RequestCards({ requests, quotesOf, arrived, onStatus, onDelete }: RequestsProps) {
  const moment = useMoment()
  return (
    <ul className={`${list.cards} ${styles.cards}`}>
      {requests.map((request) => (
        <li key={request.id} data-arrived={arrived.has(request.id) || undefined}>
          <p className={styles.when}>
            {moment(request.at)} <span>{request.reference}</span>
          </p>
          <h2>{request.name}</h2>
          <ContactLinks request={request} />
          <Origin request={request} />
          <p>
            {propertyName(request)}, {request.entrances}{' '}
            {request.entrances === 1 ? 'door or gate' : 'doors or gates'}
          </p>
          {request.message && <p className={styles.message}>{request.message}</p>}
          <PhotosButton request={request} />
          <StatusChoice request={request} onStatus={onStatus} />
          {quotesOf && <QuotesOfRequest request={request} quotes={quotesOf(request.id)} />}
          <DeleteButton request={request} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  )
}
