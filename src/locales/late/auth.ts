/** Only H5 loads the texts of logging in with their screens; here they come with the language. */
export {}
