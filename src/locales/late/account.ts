/** Only H5 loads the texts of the account with its screens; here they come with the language. */
export {}
