/** The provider of texts and calls, from TWILIO_ACCOUNT_SID, _AUTH_TOKEN, _NUMBER and _API_URL. */
export interface PhoneSettings {
  accountSid: string
  /** Verifies what the provider says and proves who we are. Never in a log or an error. */
  authToken: string
  /** Our number, such as +12025550142. */
  number: string
  /** A compatible provider's address, without a trailing slash; by default Twilio's own. */
  apiUrl: string | undefined
}
