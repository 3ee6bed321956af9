export const contactDialogId = 'contact-dialog'
