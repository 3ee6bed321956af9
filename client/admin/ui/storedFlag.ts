import { readText, storeText } from '../../storage'
import { ObservableValue } from './observable'

/** Whether something is on in this browser; it is until it's turned off. */
export class StoredFlag extends ObservableValue<boolean> {
  constructor(private readonly key: string) {
    super(readText('local', key) !== 'off')
  }

  override set(isOn: boolean): void {
    super.set(isOn)
    storeText('local', this.key, isOn ? 'on' : 'off')
  }
}
