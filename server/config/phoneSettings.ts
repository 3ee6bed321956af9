/** The provider of texts and calls, from TWILIO_ACCOUNT_SID, _AUTH_TOKEN, _NUMBER and _API_URL. */
export interface PhoneSettings {
  accountSid: string
  /** Signs what the provider says and proves who we are. Stands in no log and no error. */
  authToken: string
  /** Ours, as +12025550142. */
  number: string
  /** Of a compatible provider, without a slash at its end; without it the provider's own. */
  apiUrl: string | undefined
}
