/** Only H5 loads the texts of orders with their screens; here they come with the language. */
export {}
